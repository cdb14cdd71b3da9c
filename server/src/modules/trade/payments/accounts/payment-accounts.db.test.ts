import { randomBytes } from 'node:crypto';
import type { PaymentSystem, PaymentSystems } from '@karavan/shared-api/contract/payment-systems';
import { hashPassword } from '../../../../platform/auth/passwords.ts';
import { createKeyring } from '../../../../platform/secrets/keyring.ts';
import { createOperator, createUser } from '../../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { createSandboxProvider, loadSandboxKeyring } from '../sandbox-provider.ts';
import { signReport } from '../report-signature.ts';
import { expireTests } from './expire-tests.ts';
import { findMerchant, openSecret } from './find-merchant.ts';
import { refundTest } from './refund-test.ts';
import { resealAccounts } from './reseal-accounts.ts';

const PASSWORD = 'Karavan-2026';
const SECRET = 'sk_live_0123456789abcdef-TAIL';

let server: TestServer;
let password_hash: string;
beforeAll(async () => {
  password_hash = await hashPassword(PASSWORD);
  server = await createTestServer();
});
afterAll(() => server.close());

type Answer<Body> = { readonly status: number; readonly body: Body };

async function open() {
  const { db } = server.database;
  const owner = await createUser(db, { password_hash });
  const id = await createOrganization(db, { ownerId: owner });
  const token = await server.sessionOf(owner);
  const path = `/organizations/${id}/payment_systems/`;
  const call = (rest: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', body?: object) =>
    server.call(path + rest, { method, token, ...(body && { body }) });
  const list = async () => (await call('')).body as PaymentSystems;
  const add = async (merchant_id = 'shop-1', secret = SECRET) =>
    (await call('', 'POST', {
      label: 'Мой счёт',
      merchant_id,
      secret,
      password: PASSWORD,
    })) as Answer<PaymentSystem>;
  const test = async (account: number) => {
    const { body } = await call(`${account}/confirmation/`, 'POST');
    const { payment_url } = body as { payment_url: string | null };
    return payment_url && payment_url.split('/').at(-1)!;
  };
  const find = async (account: number) => (await list()).list.find((one) => one.id === account)!;
  const state = async (account: number) => (await find(account)).state;
  /** Adds one and pays its test. */
  const confirmed = async (merchant?: string) => {
    const { body } = await add(merchant);
    const reference = (await test(body.id))!;
    await pay(reference);
    return { id: body.id, reference };
  };
  return { id, owner, token, call, list, add, test, find, state, confirmed };
}

/** What the person presses on the page of the demo's provider. */
const pay = (reference: string, outcome = 'paid') =>
  server.app.inject({ method: 'POST', url: `/sandbox/pay/${reference}?outcome=${outcome}` });

const takes = async (id: number) =>
  (
    await server.database.db
      .selectFrom('organization')
      .select('takes_online_payment')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).takes_online_payment;

/** What the provider says of a test; signed with its account's secret unless told otherwise. */
async function report(reference: string, values: object = {}, secret = SECRET) {
  const told = {
    reference,
    event: `paid ${reference}`,
    outcome: 'paid',
    amount: 100,
    currency: 'KGS',
    ...values,
  } as const;
  return server.call('/payments/callback/', {
    method: 'POST',
    body: told,
    headers: { 'x-signature': signReport(Buffer.from(secret), told) },
  });
}

const readTest = (reference: string) =>
  server.database.db
    .selectFrom('payment_test')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();

describe('a payment account', () => {
  it('is a draft, is proven by a test payment, and takes money from then on', async () => {
    const shop = await open();
    expect(await shop.list()).toEqual({ list: [], takes_online_payment: false, can_add: true });
    const { status, body } = await shop.add();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      state: 'draft',
      secret_last4: 'TAIL',
      merchant_id: 'shop-1',
      actions: ['test', 'edit', 'remove'],
    });
    const reference = (await shop.test(body.id))!;
    expect(await shop.find(body.id)).toMatchObject({
      state: 'confirmation',
      test: { state: 'open', sum: { amount: '1.00', currency: 'KGS' } },
      actions: ['abandon', 'remove'],
    });
    expect(await takes(shop.id)).toBe(false);
    const answer = await pay(reference);
    expect(answer.headers.location).toBe(`/organizations/${shop.id}/payment?test=${body.id}`);
    expect(await shop.list()).toMatchObject({ takes_online_payment: true });
    expect(await takes(shop.id)).toBe(true);
    await refundTest(
      server.database.db,
      await createSandboxProvider(server.database.db),
      reference,
    );
    const done = await shop.find(body.id);
    expect(done).toMatchObject({ state: 'active', actions: ['suspend', 'remove'] });
    expect(done.test).toMatchObject({ state: 'paid', refunded_at: expect.any(String) });
    expect(done.history.map(({ action }) => action)).toEqual(['confirm', 'test', 'add']);
  });

  it('answers the open page again, and another one after the owner has given up', async () => {
    const shop = await open();
    const { body } = await shop.add();
    const first = await shop.test(body.id);
    expect(await shop.test(body.id)).toBe(first);
    await shop.call(`${body.id}/confirmation/`, 'DELETE');
    expect(await shop.find(body.id)).toMatchObject({
      state: 'draft',
      test: { failure: 'abandoned' },
    });
    expect(await shop.test(body.id)).not.toBe(first);
    // What comes for the first one all the same goes back, and proves nothing.
    expect((await report(first!)).status).toBe(204);
    expect(await shop.state(body.id)).toBe('confirmation');
    expect((await readTest(first!)).received_at).not.toBeNull();
  });

  it.each([
    ['declined', { outcome: 'declined', event: 'no' }],
    ['wrong_sum', { amount: 99, event: 'odd' }],
  ])('stays a draft after a test that was %s', async (failure, values) => {
    const shop = await open();
    const { body } = await shop.add();
    const reference = (await shop.test(body.id))!;
    expect((await report(reference, values)).status).toBe(204);
    expect(await shop.find(body.id)).toMatchObject({
      state: 'draft',
      test: { state: 'failed', failure },
      actions: ['test', 'edit', 'remove'],
    });
    expect(await takes(shop.id)).toBe(false);
  });

  it('says that the provider refuses the secret', async () => {
    const shop = await open();
    const { body } = await shop.add('shop-1', 'wrong-0123456789abcdef');
    expect(await shop.test(body.id)).toBeNull();
    expect(await shop.find(body.id)).toMatchObject({
      state: 'draft',
      test: { failure: 'refused' },
    });
  });

  it('is a draft again when nobody has paid in time, unless the provider knows better', async () => {
    const shop = await open();
    const { db } = server.database;
    const run = async () => {
      await db
        .updateTable('payment_test')
        .set({ expires_at: new Date(0) })
        .execute();
      await expireTests(db, server.transact, await createSandboxProvider(db));
    };
    const { body } = await shop.add();
    await shop.test(body.id);
    await run();
    expect(await shop.find(body.id)).toMatchObject({
      state: 'draft',
      test: { failure: 'expired' },
    });
    const reference = (await shop.test(body.id))!;
    await db
      .updateTable('sandbox_payment')
      .set({ state: 'paid' })
      .where('reference', '=', reference)
      .execute();
    await run();
    expect(await shop.state(body.id)).toBe('active');
  });

  it('is not proven by the signature of another merchant', async () => {
    const [shop, other] = [await open(), await open()];
    const { body } = await shop.add();
    const foreign = 'sk_live_of_somebody_else';
    await other.add('shop-2', foreign);
    const reference = (await shop.test(body.id))!;
    expect((await report(reference, {}, foreign)).status).toBe(403);
    expect(await shop.state(body.id)).toBe('confirmation');
    // The negative control: its own counts.
    expect((await report(reference)).status).toBe(204);
    expect(await shop.state(body.id)).toBe('active');
  });

  it('is one at a time: of two that are proven at once one takes the money', async () => {
    const shop = await open();
    const accounts = [(await shop.add('one')).body.id, (await shop.add('other')).body.id];
    const references = await Promise.all(accounts.map((id) => shop.test(id)));
    const answers = await Promise.all(references.map((reference) => report(reference!)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const states = await Promise.all(accounts.map((id) => shop.state(id)));
    expect(states.toSorted()).toEqual(['active', 'suspended']);
    await Promise.all(accounts.map((id) => shop.call(`${id}/activation/`, 'POST')));
    const { list } = await shop.list();
    expect(list.filter(({ state }) => state === 'active')).toHaveLength(1);
  });

  it('is changed by the owner alone, who proves that it is they', async () => {
    const shop = await open();
    const body = { label: 'Счёт', merchant_id: 'shop', secret: SECRET };
    expect((await shop.call('', 'POST', body)).status).toBe(403);
    const wrong = await shop.call('', 'POST', { ...body, password: 'wrong' });
    expect(wrong.status).toBe(400);
    expect((await shop.list()).list).toEqual([]);
    const { body: added } = await shop.add();
    const change = (values: object) =>
      shop.call(`${added.id}/`, 'PUT', {
        version: added.version,
        label: 'Другой',
        merchant_id: 'shop-1',
        password: PASSWORD,
        ...values,
      });
    expect((await change({ password: undefined })).status).toBe(403);
    expect((await change({ version: 7 })).status).toBe(409);
    expect((await change({ secret: `${SECRET}-new1` })).status).toBe(200);
    expect(await shop.find(added.id)).toMatchObject({ label: 'Другой', secret_last4: 'new1' });
    expect((await shop.add('shop-1')).status).toBe(409);
  });

  it('has to be proven again with another secret, and is not changed while it takes money', async () => {
    const shop = await open();
    const { id } = await shop.confirmed();
    const change = async () =>
      shop.call(`${id}/`, 'PUT', {
        version: (await shop.find(id)).version,
        label: 'Счёт',
        merchant_id: 'shop-1',
        secret: `${SECRET}2`,
        password: PASSWORD,
      });
    expect((await change()).status).toBe(409);
    expect((await shop.call(`${id}/activation/`, 'DELETE')).status).toBe(200);
    expect(await takes(shop.id)).toBe(false);
    expect((await shop.call(`${id}/activation/`, 'POST')).status).toBe(200);
    expect(await takes(shop.id)).toBe(true);
    await shop.call(`${id}/activation/`, 'DELETE');
    expect((await change()).status).toBe(200);
    expect(await shop.find(id)).toMatchObject({
      state: 'draft',
      actions: ['test', 'edit', 'remove'],
    });
    expect((await shop.call(`${id}/activation/`, 'POST')).status).toBe(409);
  });

  it('is gone once removed, and what was stored of a secret never used with it', async () => {
    const shop = await open();
    const { body } = await shop.add();
    expect((await shop.call(`${body.id}/`, 'DELETE')).status).toBe(204);
    expect((await shop.list()).list).toEqual([]);
    const row = await server.database.db
      .selectFrom('payment_account')
      .select(['state', 'secret'])
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ state: 'removed', secret: null });
    expect((await shop.add()).status).toBe(201);
  });
});

describe('the platform', () => {
  it('holds online payment until it lifts that, and the owner reads why', async () => {
    const shop = await open();
    const { id } = await shop.confirmed();
    const spare = (await shop.add('spare')).body.id;
    const waiting = (await shop.test(spare))!;
    const token = await server.sessionOf(await createOperator(server.database.db));
    const decide = (decision: string) =>
      server.call(`/platform/payment-systems/${id}/decide/`, {
        method: 'POST',
        token,
        body: { decision, reason: 'Жалобы клиентов' },
      });
    expect((await decide('lift')).status).toBe(200);
    expect((await decide('suspend')).status).toBe(200);
    expect((await decide('suspend')).status).toBe(200);
    expect(await shop.find(id)).toMatchObject({
      state: 'suspended',
      suspended_by: 'platform',
      reason: 'Жалобы клиентов',
      actions: [],
    });
    expect(await takes(shop.id)).toBe(false);
    // No way around it: neither this one nor another.
    expect((await shop.call(`${id}/activation/`, 'POST')).body).toMatchObject({
      code: 'payment_system_held',
    });
    expect((await report(waiting)).status).toBe(204);
    expect(await shop.state(spare)).toBe('draft');
    expect((await shop.call(`${spare}/confirmation/`, 'POST')).status).toBe(409);
    expect((await shop.call(`${id}/`, 'DELETE')).status).toBe(409);
    await expect(
      server.database.db
        .updateTable('payment_account')
        .set({ state: 'active', is_confirmed: true })
        .where('id', '=', spare)
        .execute(),
    ).rejects.toMatchObject({ constraint: 'payment_account_held' });
    const held = await server.call('/platform/payment-systems/?state=held', { token });
    expect(held.body).toMatchObject({ list: [{ id, decisions: ['lift'] }] });
    expect((await decide('lift')).status).toBe(200);
    expect(await takes(shop.id)).toBe(true);
    const told = await server.database.db
      .selectFrom('notification')
      .select('type')
      .where('user_id', '=', shop.owner)
      .orderBy('id')
      .execute();
    expect(told.map(({ type }) => type)).toEqual([
      'payment_system_added',
      'payment_system_activated',
      'payment_system_added',
      'payment_system_held',
      'payment_system_lifted',
    ]);
  });
});

describe('a new owner', () => {
  it('confirms the accounts anew before they take money', async () => {
    const shop = await open();
    const { db } = server.database;
    const { id } = await shop.confirmed();
    const heir = await createUser(db);
    const offer = await server.call(`/organizations/${shop.id}/transfer/`, {
      method: 'POST',
      token: shop.token,
      body: { person: `UID${heir}`, password: PASSWORD },
    });
    const token = await server.sessionOf(heir);
    const accepted = await server.call(`/transfers/${(offer.body as { id: number }).id}/accept/`, {
      method: 'POST',
      token,
    });
    expect(accepted.status).toBe(200);
    expect(await takes(shop.id)).toBe(false);
    const { list } = (await server.call(`/organizations/${shop.id}/payment_systems/`, { token }))
      .body as PaymentSystems;
    expect(list).toMatchObject([
      { id, state: 'suspended', suspended_by: 'transfer', actions: ['test', 'edit', 'remove'] },
    ]);
    expect((await shop.call('')).status).toBe(403);
    const told = await db
      .selectFrom('notification')
      .select('type')
      .where('user_id', '=', heir)
      .where('type', '=', 'payment_systems_to_confirm')
      .execute();
    expect(told).toHaveLength(1);
  });
});

describe('the secret', () => {
  it('stands nowhere in the database, and in no answer', async () => {
    const shop = await open();
    const { db } = server.database;
    const { id, reference } = await shop.confirmed('find-me');
    const answers = [await shop.call(''), await shop.call(`${id}/confirmation/check/`, 'POST')];
    expect(JSON.stringify(answers)).not.toContain(SECRET);
    // Jobs and their arguments have a schema of their own.
    const { rows } = await server.database.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    );
    const hex = Buffer.from(SECRET).toString('hex');
    const holders = [];
    for (const { name } of rows) {
      const found = await server.database.pool.query(
        `select 1 from ${name} as held
         where position($1 in held::text) > 0 or position($2 in held::text) > 0 limit 1`,
        [SECRET, hex],
      );
      if (found.rowCount) holders.push(name);
    }
    expect(rows.length).toBeGreaterThan(100);
    expect(holders).toEqual([]);
    // It is there all the same, for whoever has the key.
    const merchant = await findMerchant(db, await loadSandboxKeyring(db), reference);
    expect(merchant?.key.toString()).toBe(SECRET);
  });

  it('opens for no other account, and after the key has changed', async () => {
    const shop = await open();
    const { db } = server.database;
    const { id, reference } = await shop.confirmed();
    const demo = await loadSandboxKeyring(db);
    const row = await db
      .selectFrom('payment_account')
      .select(['id', 'secret', 'secret_key'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(openSecret(demo, row)).toBe(SECRET);
    expect(() => openSecret(demo, { ...row, id: id + 1 })).toThrow();
    const key = await db
      .selectFrom('secret')
      .select('value')
      .where('name', '=', 'payment-account')
      .executeTakeFirstOrThrow();
    const next = { id: '2027', key: randomBytes(32) };
    await resealAccounts(db, createKeyring([next, { id: 'demo', key: key.value }]));
    const merchant = await findMerchant(db, createKeyring([next]), reference);
    expect(merchant?.key.toString()).toBe(SECRET);
    await expect(findMerchant(db, demo, reference)).rejects.toThrow('no key 2027');
    await resealAccounts(db, createKeyring([{ id: 'demo', key: key.value }, next]));
  });
});
