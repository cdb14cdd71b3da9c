import type { ComplaintCase } from '@karavan/shared-api/contract/complaint-cases';
import { createOperator, createUser } from '../../../testing/factories/accounts.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let operator: string;
let otherOperator: string;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  operator = await server.sessionOf(await createOperator(db));
  otherOperator = await server.sessionOf(await createOperator(db));
});
afterAll(() => server.close());

const newcomer = async () => {
  const id = await createUser(server.database.db);
  return { id, token: await server.sessionOf(id) };
};
type Person = Awaited<ReturnType<typeof newcomer>>;

async function shop() {
  const { db } = server.database;
  const owner = await newcomer();
  const organization = await createOrganization(db, { ownerId: owner.id, title: 'Шаг' });
  const item = await createItem(db, { organization_id: organization, name: 'Кроссовки' });
  return { owner, organization, item };
}

const complain = ({ token }: Person, thing: string, reason = 'spam', text = '') =>
  server.call(`${thing}/complaints/`, { method: 'POST', token, body: { reason, text } });

const list = async (query = '') =>
  (
    (await server.call(`/platform/complaints/?limit=100${query}`, { token: operator })).body as {
      list: ComplaintCase[];
    }
  ).list;

const caseOf = async (organization: number, query = '') =>
  (await list(query)).find((one) => one.organization.id === organization);

const decide = (id: number, decision: string, as = operator) =>
  server.call(`/platform/complaints/${id}/decide/`, {
    method: 'POST',
    token: as,
    body: { decision, reason: 'Посмотрели' },
  });

const typesTold = async ({ id }: Person) =>
  (
    await server.database.db
      .selectFrom('notification')
      .select('type')
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ type }) => type);

describe('complaints about one thing', () => {
  it('are one case, with their reasons and words but no names', async () => {
    const { organization, item } = await shop();
    const people = [await newcomer(), await newcomer(), await newcomer()];
    const thing = `/shop/items/${item}`;
    await Promise.all(people.map((person) => complain(person, thing)));
    await complain(people[0]!, thing, 'fraud', 'Не пришло');
    await complain(people[0]!, thing, 'fraud', 'Так и не пришло');
    const found = await caseOf(organization);
    expect(found).toMatchObject({
      subject: 'item',
      thing: { title: 'Кроссовки', path: `/p/${item}` },
      count: 3,
      reasons: [
        { reason: 'spam', count: 2 },
        { reason: 'fraud', count: 1 },
      ],
      texts: [{ reason: 'fraud', text: 'Так и не пришло' }],
      decisions: ['dismiss', 'hide', 'limit'],
      decided: null,
    });
    expect(JSON.stringify(found)).not.toContain('Test');
  });

  it('are decided together, everybody who complained is told, and what comes later is the next case', async () => {
    const { owner, organization, item } = await shop();
    const [one, other] = [await newcomer(), await newcomer()];
    await complain(one, `/shop/items/${item}`);
    await complain(other, `/shop/items/${item}`);
    const { id } = (await caseOf(organization))!;
    expect((await decide(id, 'dismiss')).status).toBe(200);
    expect((await decide(id, 'dismiss')).status).toBe(200);
    expect(await caseOf(organization)).toBeUndefined();
    expect(await caseOf(organization, '&state=decided')).toMatchObject({
      count: 2,
      decided: { decision: 'dismiss', reason: 'Посмотрели' },
    });
    expect(await typesTold(one)).toEqual(['complaint_reviewed']);
    expect(await typesTold(owner)).toEqual([]);
    // Whoever only has their words erased does not complain again.
    await server.database.db
      .updateTable('complaint')
      .set({ text: '' })
      .where('user_id', '=', one.id)
      .execute();
    expect(await caseOf(organization)).toBeUndefined();
    await complain(one, `/shop/items/${item}`, 'other', 'Опять');
    expect(await caseOf(organization)).toMatchObject({ count: 1 });
    const counts = await server.call(`/organizations/${organization}/complaints/`, {
      token: owner.token,
    });
    expect(counts.body).toEqual({
      open: 1,
      dismissed: 2,
      upheld: 0,
      reasons: [{ reason: 'other', count: 1 }],
    });
  });

  it('can hide an item for good', async () => {
    const { db } = server.database;
    const { owner, organization, item } = await shop();
    await complain(await newcomer(), `/shop/items/${item}`);
    const { id } = (await caseOf(organization))!;
    expect((await decide(id, 'hide')).status).toBe(200);
    expect((await server.call(`/shop/items/${item}/`)).status).toBe(404);
    expect(await typesTold(owner)).toEqual(['item_hidden_by_platform']);
    await expect(
      db.updateTable('item').set({ is_published: true }).where('id', '=', item).execute(),
    ).rejects.toThrow('item_hidden');
    expect(await caseOf(organization, '&state=decided')).toMatchObject({
      thing: { title: 'Кроссовки', path: null },
    });
  });

  it('can limit the organization, which hears of it with the reason', async () => {
    const { owner, organization } = await shop();
    await complain(await newcomer(), `/organizations/${organization}`, 'fraud');
    const found = await caseOf(organization);
    expect(found).toMatchObject({ subject: 'organization', decisions: ['dismiss', 'limit'] });
    expect((await decide(found!.id, 'hide')).status).toBe(409);
    expect((await decide(found!.id, 'limit')).status).toBe(200);
    expect(await typesTold(owner)).toEqual(['organization_limited']);
    const status = await server.call(`/organizations/${organization}/shadow_ban_status/`, {
      token: owner.token,
    });
    expect(status.body).toMatchObject({ state: 'limited', reason: 'Посмотрели' });
  });

  it('can delete a comment, whose author is told, and keep what it said', async () => {
    const { item, organization } = await shop();
    const [author, reporter] = [await newcomer(), await newcomer()];
    const written = await server.call(`/shop/items/${item}/comments/`, {
      method: 'POST',
      token: author.token,
      body: { text: 'Плохое слово' },
    });
    const { id: comment } = written.body as { id: number };
    await complain(reporter, `/shop/comments/${comment}`, 'offensive');
    const { id } = (await caseOf(organization))!;
    expect((await decide(id, 'delete')).status).toBe(200);
    const left = await server.call(`/shop/items/${item}/comments/`);
    expect(left.body).toMatchObject({ list: [] });
    expect(await typesTold(author)).toEqual(['comment_deleted_by_platform']);
    expect(await typesTold(reporter)).toEqual(['complaint_reviewed']);
    expect(await caseOf(organization, '&state=decided')).toMatchObject({
      thing: { text: 'Плохое слово', path: null },
      count: 1,
    });
  });

  it('wait for nobody once the comment is gone by itself', async () => {
    const { item, organization } = await shop();
    const author = await newcomer();
    const written = await server.call(`/shop/items/${item}/comments/`, {
      method: 'POST',
      token: author.token,
      body: { text: 'Уберу' },
    });
    const path = `/shop/comments/${(written.body as { id: number }).id}`;
    await complain(await newcomer(), path);
    const { id } = (await caseOf(organization))!;
    await server.call(`${path}/`, { method: 'DELETE', token: author.token });
    expect(await caseOf(organization)).toBeUndefined();
    expect((await decide(id, 'delete')).status).toBe(404);
  });

  it('are decided once: of two operators one is told that the other was faster', async () => {
    const { item, organization } = await shop();
    await complain(await newcomer(), `/shop/items/${item}`);
    const { id } = (await caseOf(organization))!;
    const answers = await Promise.all([decide(id, 'dismiss'), decide(id, 'hide', otherOperator)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { decided } = (await caseOf(organization, '&state=decided'))!;
    const isThere = (await server.call(`/shop/items/${item}/`)).status === 200;
    expect(isThere).toBe(decided!.decision === 'dismiss');
  });
});

it('the queue goes by the latest complaint or by their number, page by page', async () => {
  const { db } = server.database;
  const shops = [await shop(), await shop(), await shop()];
  const people = [await newcomer(), await newcomer()];
  for (const person of people) await complain(person, `/shop/items/${shops[1]!.item}`);
  for (const { item } of [shops[0]!, shops[2]!]) await complain(people[0]!, `/shop/items/${item}`);
  const wanted = new Set(shops.map(({ organization }) => organization));
  const walk = async (order: string) => {
    const found: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const at: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const { body } = await server.call(`/platform/complaints/?limit=1&order_by=${order}${at}`, {
        token: operator,
      });
      const { list: page, next } = body as { list: ComplaintCase[]; next: string | null };
      found.push(...page.map(({ organization }) => organization.id));
      cursor = next;
    }
    return found.filter((id) => wanted.has(id));
  };
  const [first, second, third] = shops.map(({ organization }) => organization);
  expect(await walk('newest')).toEqual([third, first, second]);
  expect((await walk('most'))[0]).toBe(second);
  const { count } = await db
    .selectFrom('complaint_case')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('decided_at', 'is', null)
    .where('comment_id', 'is', null)
    .where((eb) => eb.or([eb('item_id', 'is not', null), eb('organization_id', 'is not', null)]))
    .executeTakeFirstOrThrow();
  const counts = await server.call('/platform/counts/', { token: operator });
  expect(counts.body).toMatchObject({ complaints: count });
});
