import type { Gift, GiftEntry, StaffGift } from '@karavan/shared-api/contract/gifts';
import { GIFTS_MAX } from '@karavan/shared-api/contract/limits';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createGift } from '../../../testing/factories/gifts.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { expireGifts } from './expire-gifts.ts';

let server: TestServer;
let organization: number;
let staff: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  organization = await createOrganization(db);
  staff = await server.sessionOf(await createMember(db, organization, ['can_manage_discounts']));
});

const newPerson = async () => {
  const id = await createUser(server.database.db);
  return { id, token: await server.sessionOf(id) };
};

const WANTED = { kind: 'gift_card', amount: '100', count: 1, expires_on: null, note: '' };

const issue = (body: object = {}, key?: string) =>
  server.call(`/organizations/${organization}/gifts/`, {
    method: 'POST',
    token: staff,
    body: { ...WANTED, ...body },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

async function listStaff(query = ''): Promise<StaffGift[]> {
  const path = `/organizations/${organization}/gifts/${query}`;
  return ((await server.call(path, { token: staff })).body as { list: StaffGift[] }).list;
}

async function listOwn(token: string): Promise<Gift[]> {
  return ((await server.call('/gifts/', { token })).body as { list: Gift[] }).list;
}

const claim = (token: string, code: string, key?: string) =>
  server.call('/gifts/claim/', {
    method: 'POST',
    token,
    body: { code },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

async function issued(body: object = {}): Promise<StaffGift & { code: string }> {
  await issue(body);
  return (await listStaff())[0] as StaffGift & { code: string };
}

const block = (id: number, block_reason: string | null) =>
  server.call(`/organizations/${organization}/gifts/${id}/`, {
    method: 'PUT',
    token: staff,
    body: { block_reason },
  });

describe('issuing', () => {
  it('makes cards that are all alike, each with its own code and an entry of who has issued it', async () => {
    const { status, body } = await issue({ count: 3, amount: '250.5', note: 'К празднику' });
    expect(status).toBe(201);
    expect((body as { ids: number[] }).ids).toHaveLength(3);
    const cards = await listStaff();
    expect(cards).toHaveLength(3);
    expect(new Set(cards.map(({ code }) => code)).size).toBe(3);
    expect(cards[0]).toMatchObject({
      state: 'issued',
      amount: { amount: '250.50', currency: 'KGS' },
      balance: { amount: '250.50' },
      note: 'К празднику',
      expires_at: null,
    });
    const { body: entries } = await server.call(
      `/organizations/${organization}/gifts/${cards[0]!.id}/entries/`,
      { token: staff },
    );
    expect((entries as { list: GiftEntry[] }).list).toMatchObject([
      { kind: 'issue', amount: { amount: '250.50' }, transaction_id: null },
    ]);
    const audit = await server.database.db
      .selectFrom('audit_entry')
      .select(['action', 'subject'])
      .where('organization_id', '=', organization)
      .execute();
    expect(audit).toMatchObject([
      { action: 'POST /organizations/{id}/gifts/', subject: { count: 3 } },
    ]);
  });

  it('happens once, however often it is pressed', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all([issue({}, key), issue({}, key), issue({}, key)]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await listStaff()).toHaveLength(1);
  });

  it('refuses sums and days that are none', async () => {
    const past = { expires_on: '2020-01-01' };
    for (const wrong of [{ amount: '0' }, { amount: '1.001' }, { count: 51 }, past]) {
      expect((await issue(wrong)).status).toBe(400);
    }
    expect(await listStaff()).toHaveLength(0);
  });

  it('ends at the limit, also for two at once', async () => {
    const { db } = server.database;
    const card = { organization_id: organization, currency: 'KGS', amount: 1 };
    const ids = await db
      .insertInto('gift')
      .values(
        Array.from({ length: GIFTS_MAX - 1 }, () => ({
          ...card,
          kind: 'voucher' as const,
          expires_at: null,
          block_reason: null,
          holder_id: null,
          claimed_at: null,
        })),
      )
      .returning('id')
      .execute();
    await db
      .insertInto('gift_entry')
      .values(ids.map(({ id }) => ({ gift_id: id, kind: 'issue' as const, amount: 1 })))
      .execute();
    const answers = await Promise.all([issue(), issue(), issue()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  });

  it('finds nothing of another organization', async () => {
    const foreign = await createGift(server.database.db, {
      organization_id: await createOrganization(server.database.db),
    });
    expect((await block(foreign, 'Чужая')).status).toBe(404);
    expect(
      (
        await server.call(`/organizations/${organization}/gifts/${foreign}/entries/`, {
          token: staff,
        })
      ).status,
    ).toBe(404);
  });

  it('lists by state', async () => {
    await issue({ count: 2 });
    const [first] = await listStaff();
    await block(first!.id, 'Потеряна');
    expect((await listStaff('?state=blocked')).map(({ id }) => id)).toEqual([first!.id]);
    expect(await listStaff('?state=issued')).toHaveLength(1);
    expect(await listStaff('?state=claimed')).toHaveLength(0);
  });
});

describe('a code', () => {
  it('puts the card into the wallet of who has it, with a new code; the old one is nothing', async () => {
    const { id, code } = await issued();
    const [anna, boris] = [await newPerson(), await newPerson()];
    expect(await claim(anna.token, code.toLowerCase().replaceAll('-', ' '))).toMatchObject({
      status: 201,
      body: { id },
    });
    const [card] = await listOwn(anna.token);
    expect(card).toMatchObject({ id, state: 'claimed', balance: { amount: '100.00' } });
    expect(card!.code).not.toBe(code);
    expect((await listStaff())[0]).toMatchObject({ state: 'claimed', code: null });
    expect((await claim(boris.token, code)).status).toBe(404);
    // Given on: by showing the new one.
    expect((await claim(boris.token, card!.code!)).status).toBe(201);
    expect(await listOwn(anna.token)).toEqual([]);
    expect((await listOwn(boris.token))[0]!.id).toBe(id);
  });

  it('goes to one of many who have it', async () => {
    const { code } = await issued();
    const people = await Promise.all(Array.from({ length: 5 }, newPerson));
    const answers = await Promise.all(people.map(({ token }) => claim(token, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 404, 404, 404, 404]);
  });

  it('is taken once by two presses with one key, and one’s own changes nothing', async () => {
    const { id, code } = await issued();
    const { token } = await newPerson();
    const key = crypto.randomUUID();
    const answers = await Promise.all([claim(token, code, key), claim(token, code, key)]);
    expect(answers).toMatchObject([
      { status: 201, body: { id } },
      { status: 201, body: { id } },
    ]);
    const [card] = await listOwn(token);
    expect((await claim(token, card!.code!)).status).toBe(201);
    expect((await listOwn(token))[0]!.code).toBe(card!.code);
  });

  it('that is none is answered alike, and ten times at most', async () => {
    const { id, code } = await issued();
    const { token } = await newPerson();
    const seal = code.slice(code.indexOf('-') + 1);
    const wrong = [`${id}-${'0'.repeat(16)}`, `999999-${seal}`, 'КАРТА', `${id + 1}-${seal}`, '12'];
    for (const guess of [...wrong, ...wrong]) {
      expect(await claim(token, guess)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    }
    expect((await claim(token, code)).status).toBe(429);
    expect((await listStaff())[0]).toMatchObject({ state: 'issued' });
  });

  it('of a card that is blocked, spent or expired is refused', async () => {
    const { id, code } = await issued();
    const { token } = await newPerson();
    expect((await block(id, 'Потеряна')).body).toMatchObject({
      state: 'blocked',
      block_reason: 'Потеряна',
      code: null,
    });
    expect((await claim(token, code)).status).toBe(409);
    await block(id, null);
    await server.database.db
      .updateTable('gift')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    expect((await claim(token, code)).status).toBe(409);
    await expireGifts(server.transact);
    expect((await listStaff())[0]).toMatchObject({ state: 'expired', balance: { amount: '0.00' } });
  });

  it('is refused to whom the organization has blocked', async () => {
    const { code } = await issued();
    const { id, token } = await newPerson();
    await server.database.db
      .insertInto('organization_block')
      .values({ organization_id: organization, user_id: id })
      .execute();
    expect((await claim(token, code)).body).toMatchObject({ code: 'blocked' });
  });

  it('does not stand in the database', async () => {
    const { code } = await issued();
    const { rows } = await server.database.pool.query<{ text: string }>(
      'select to_jsonb(gift)::text as text from gift union all select response::text from idempotency_key',
    );
    const seal = code.slice(code.indexOf('-') + 1);
    for (const { text } of rows) expect(text ?? '').not.toContain(seal);
  });
});

describe('the database', () => {
  it('lets nobody write a balance, nor change an entry', async () => {
    const { db, pool } = server.database;
    const id = await createGift(db, { organization_id: organization });
    for (const text of [
      `update gift set balance = 5 where id = ${id}`,
      `update gift set amount = 5 where id = ${id}`,
      `update gift_entry set amount = 5 where gift_id = ${id}`,
      `insert into gift_entry (gift_id, kind, amount) values (${id}, 'expire', -10001)`,
      `insert into gift_entry (gift_id, kind, amount) values (${id}, 'issue', 1)`,
    ]) {
      await expect(pool.query(text)).rejects.toThrow();
    }
  });
});

describe('a correction', () => {
  const correct = (id: number, body: object) =>
    server.call(`/organizations/${organization}/gifts/${id}/correct/`, {
      method: 'POST',
      token: staff,
      body: { balance: '60', seen: '100', reason: 'Списали дважды', ...body },
    });

  it('sets right what is on a card, once, with a reason that its holder sees', async () => {
    const { id, code } = await issued();
    const person = await newPerson();
    await claim(person.token, code);
    const answers = await Promise.all([correct(id, {}), correct(id, {})]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]!.body).toMatchObject({ balance: { amount: '60.00' } });
    const { body } = await server.call(`/gifts/${id}/entries/`, { token: person.token });
    expect((body as { list: GiftEntry[] }).list).toMatchObject([
      { kind: 'correct', amount: { amount: '-40.00' }, reason: 'Списали дважды' },
      { kind: 'issue' },
    ]);
    expect((await correct(id, { balance: '100', seen: '60' })).status).toBe(200);
    expect((await listOwn(person.token))[0]).toMatchObject({ balance: { amount: '100.00' } });
  });

  it('is refused with a balance that was not seen, a sum that cannot be, no reason, or a card that is over', async () => {
    const { id } = await issued();
    expect(await correct(id, { seen: '70' })).toMatchObject({ body: { code: 'conflict' } });
    for (const wrong of [{ balance: '100.01' }, { balance: '1.001' }, { reason: '' }]) {
      expect((await correct(id, wrong)).status).toBe(400);
    }
    await server.database.db
      .updateTable('gift')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    expect(await correct(id, {})).toMatchObject({ body: { code: 'conflict' } });
    const foreign = await createGift(server.database.db, {
      organization_id: await createOrganization(server.database.db),
    });
    expect((await correct(foreign, {})).status).toBe(404);
  });

  it('is an entry with a reason, and no other entry has one', async () => {
    const { id } = await issued();
    const book = (values: string) =>
      server.database.pool.query(
        `insert into gift_entry (gift_id, kind, amount, reason) values (${id}, ${values})`,
      );
    await expect(book(`'correct', -1, null`)).rejects.toThrow('gift_entry_reason');
    await expect(book(`'expire', -1, 'x'`)).rejects.toThrow('gift_entry_reason');
    await expect(book(`'correct', 0, 'x'`)).rejects.toThrow('gift_entry_sign');
    await expect(book(`'correct', 1, 'x'`)).rejects.toThrow('gift_balance');
  });
});
