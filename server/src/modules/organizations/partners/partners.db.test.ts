import type { Page } from '@karavan/shared-api/contract/page';
import type { OrganizationCard } from '@karavan/shared-api/contract/feed';
import type { Partnership } from '@karavan/shared-api/contract/partners';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function newOrganization(title = 'Организация') {
  const { db } = server.database;
  const ownerId = await createUser(db);
  const id = await createOrganization(db, { ownerId, title });
  const token = await server.sessionOf(ownerId);
  const call = (method: string, path = '', body?: object) =>
    server.call(`/organizations/${id}/partnerships/${path}`, {
      method,
      token,
      ...(body && { body }),
    });
  return {
    id,
    ownerId,
    ask: (other: { id: number }) => call('POST', '', { partnership_id: other.id }),
    read: (partnership: number) => call('GET', `${partnership}/`),
    edit: (partnership: number, change: object) => call('PUT', `${partnership}/`, change),
    answer: (partnership: number, status: string) => call('PUT', `${partnership}/`, { status }),
    end: (partnership: number) => call('DELETE', `${partnership}/`),
    list: async (query = '') =>
      (
        (await server.call(`/organizations/${id}/partnerships/${query}`, { token })).body as {
          list: Partnership[];
        }
      ).list,
    partners: async () =>
      (
        (await server.call(`/organizations/${id}/partners/`)).body as Page<OrganizationCard> & {
          list: OrganizationCard[];
        }
      ).list.map((partner) => partner.id),
    told: async () =>
      (
        await server.database.db
          .selectFrom('notification')
          .select(['type', 'organization_id'])
          .where('user_id', '=', ownerId)
          .orderBy('id')
          .execute()
      ).map(({ type, organization_id }) => [type, organization_id]),
  };
}

const idOf = ({ body }: { body: unknown }) => (body as Partnership).id;

describe('a partnership', () => {
  it('is asked for, accepted by the other side, and seen by everybody', async () => {
    const [one, other] = [await newOrganization('Шаг'), await newOrganization('Пик')];
    const asked = await one.ask(other);
    expect(asked).toMatchObject({
      status: 201,
      body: { status: 'requested', is_recipient: false, partner: { title: 'Пик' } },
    });
    expect(await other.list()).toMatchObject([{ is_recipient: true, partner: { title: 'Шаг' } }]);
    expect(await one.partners()).toEqual([]);
    expect(await other.told()).toEqual([['partnership_requested_recipient', one.id]]);

    expect((await one.answer(idOf(asked), 'accepted')).status).toBe(409);
    expect((await other.answer(idOf(asked), 'accepted')).body).toMatchObject({
      status: 'accepted',
    });
    expect((await other.answer(idOf(asked), 'accepted')).status).toBe(200);
    expect(await one.partners()).toEqual([other.id]);
    expect(await other.partners()).toEqual([one.id]);
    expect(await one.told()).toEqual([['partnership_accepted', other.id]]);
    expect(await other.told()).toEqual([['partnership_accepted_recipient', one.id]]);
  });

  it('can be declined, and asked for again', async () => {
    const [one, other] = [await newOrganization(), await newOrganization()];
    const first = idOf(await one.ask(other));
    expect((await other.answer(first, 'declined')).body).toMatchObject({ status: 'declined' });
    expect((await other.answer(first, 'accepted')).status).toBe(409);
    expect(await one.told()).toEqual([['partnership_declined', other.id]]);
    expect((await one.ask(other)).status).toBe(201);
  });

  it('can be ended by either side, and a request by who has made it', async () => {
    const [one, other] = [await newOrganization(), await newOrganization()];
    const request = idOf(await one.ask(other));
    expect((await other.end(request)).status).toBe(409);
    expect((await one.end(request)).status).toBe(204);
    expect((await one.end(request)).status).toBe(204);
    expect((await other.told()).map(([type]) => type)).not.toContain('partnership_ended');
    const second = idOf(await one.ask(other));
    await other.answer(second, 'accepted');
    expect((await other.end(second)).status).toBe(204);
    expect(await one.partners()).toEqual([]);
    expect(await one.list()).toEqual([]);
    expect(await one.list('?status=over')).toMatchObject([{ id: second }, { id: request }]);
    expect((await one.told()).at(-1)).toEqual(['partnership_ended', other.id]);
    expect((await other.told()).map(([type]) => type)).not.toContain('partnership_ended');
  });

  it('is asked for once, in words that clients match', async () => {
    const [one, other] = [await newOrganization(), await newOrganization()];
    await one.ask(other);
    expect(await one.ask(other)).toMatchObject({
      status: 406,
      body: { message: 'Партнер уже добавлен' },
    });
    expect(await one.ask(one)).toMatchObject({
      status: 400,
      body: { message: 'Не удалось создать запрос на партнерство' },
    });
    expect((await one.ask({ id: 999_999 })).status).toBe(404);
  });

  it('is there once when both ask at the same time, however often', async () => {
    const [one, other] = [await newOrganization(), await newOrganization()];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? one.ask(other) : other.ask(one))),
    );
    expect(answers.every(({ status }) => status === 201 || status === 406)).toBe(true);
    expect(await one.partners()).toEqual([other.id]);
    expect(await one.list()).toHaveLength(1);
  });

  it('would be there twice without the constraint of the table', async () => {
    const [one, other] = [await newOrganization(), await newOrganization()];
    const insert = (requester_id: number, recipient_id: number) =>
      server.database.db.insertInto('partnership').values({ requester_id, recipient_id }).execute();
    const outcomes = await Promise.allSettled([insert(one.id, other.id), insert(other.id, one.id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is described by each side for itself, what is not named stays', async () => {
    const [one, other] = [await newOrganization(), await newOrganization()];
    const id = idOf(await one.ask(other));
    await other.answer(id, 'accepted');
    const kept = { note: 'Отгрузка\nпо средам', category: 'Поставщики', order: 2 };
    expect((await one.edit(id, kept)).body).toMatchObject(kept);
    expect((await one.edit(id, { note: null })).body).toMatchObject({ ...kept, note: null });
    expect((await other.read(id)).body).toMatchObject({ note: null, category: null, order: null });
    expect((await one.edit(id, { order: 0 })).body).toMatchObject({
      code: 'invalid_input',
      errors: { order: [expect.anything()] },
    });
  });

  it('stands in the list where its organization has put it, across pages', async () => {
    const one = await newOrganization();
    const ids: number[] = [];
    for (const order of [null, 3, 1, null, 3]) {
      const other = await newOrganization();
      const id = idOf(await one.ask(other));
      await other.answer(id, 'accepted');
      await one.edit(id, { order });
      ids.push(other.id);
    }
    const read = async (query: string) => {
      const { body } = await server.call(`/organizations/${one.id}/partners/?limit=2${query}`);
      return body as Page<OrganizationCard> & { list: OrganizationCard[] };
    };
    const shown: number[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page = await read(next && `&cursor=${next}`);
      shown.push(...page.list.map((partner) => partner.id));
      next = page.next;
    }
    expect(shown).toEqual([2, 4, 1, 3, 0].map((index) => ids[index]));
  });

  it('of others is not there', async () => {
    const [one, other, third] = [
      await newOrganization(),
      await newOrganization(),
      await newOrganization(),
    ];
    const id = idOf(await one.ask(other));
    expect((await third.answer(id, 'accepted')).status).toBe(404);
    expect((await third.read(id)).status).toBe(404);
    expect((await third.edit(id, { note: 'Чужое' })).status).toBe(404);
    expect((await third.end(id)).status).toBe(404);
  });
});
