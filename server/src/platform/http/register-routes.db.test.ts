import Fastify, { type FastifyInstance } from 'fastify';
import { sql, type QueryExecutorProvider } from 'kysely';
import { z } from 'zod/mini';
import { defineRoute, type Route } from '@karavan/shared-api/contract/route';
import { createUser } from '../../testing/factories/accounts.ts';
import { createOrganization } from '../../testing/factories/catalog.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { registerErrorTranslator } from '../errors/register-error-translator.ts';
import { once } from '../idempotency/once.ts';
import { implement, type ImplementedRoute } from './implement.ts';
import { registerRoutes } from './register-routes.ts';

const REQUESTS = 200;
const Body = z.object({ amount: z.number() });
const Payment = z.object({ id: z.number(), amount: z.number() });
type Payment = z.output<typeof Payment>;
const pay = defineRoute({
  method: 'POST',
  path: '/pay/',
  summary: 'Pays',
  permission: 'session',
  idempotent: true,
  body: Body,
  responses: { 201: Payment },
});
const rename = defineRoute({
  method: 'PATCH',
  path: '/organizations/{id}/',
  summary: 'Renames',
  permission: { organization: 'can_edit_organization', param: 'id' },
  params: z.object({ id: z.coerce.number() }),
  responses: { 204: null },
});

let database: TestDatabase;
let app: FastifyInstance | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table test_payment (id serial primary key, amount integer)');
});
afterEach(async () => {
  await app?.close();
  await database.pool.query('truncate test_payment, idempotency_key');
});
afterAll(() => database.drop());

async function insertPayment(db: QueryExecutorProvider, amount: number): Promise<Payment> {
  const { rows } = await sql<Payment>`
    insert into test_payment (amount) values (${amount}) returning *`.execute(db);
  return rows[0]!;
}

/** Routes of the test, asked by whoever the header names. */
function serve(...routes: ImplementedRoute[]): FastifyInstance {
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  registerErrorTranslator(app);
  registerRoutes(app, routes, {
    requestSeconds: 15,
    guestAnswerMs: 0,
    finishText: (json) => json,
    authorizer: {
      authorize: async (request) => ({
        actor: { userId: Number(request.headers['x-user']), sessionId: 1, isBrowser: false },
        team: null,
      }),
    },
  });
  return app;
}

const payingOnce = implement(pay, ({ body, context }) =>
  database.db.transaction().execute((trx) =>
    once(trx, context, async () => {
      const payment = await insertPayment(trx, body.amount);
      if (body.amount < 0) throw new Error('The bank is closed');
      return payment;
    }),
  ),
);

function post(target: FastifyInstance, userId: number, amount: number, key?: string) {
  return target.inject({
    method: 'POST',
    url: '/api/v1/pay/',
    headers: { 'x-user': String(userId), ...(key && { 'idempotency-key': key }) },
    payload: { amount },
  });
}

const countPayments = async () =>
  Number((await database.pool.query('select count(*) from test_payment')).rows[0].count);

describe('an idempotent route', () => {
  it('does one thing for the same key sent two hundred times at once', async () => {
    const userId = await createUser(database.db);
    const target = serve(payingOnce);
    const answers = await Promise.all(
      Array.from({ length: REQUESTS }, () => post(target, userId, 5, 'same')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await countPayments()).toBe(1);
  });

  it('would do more if it looked for the key first and wrote it afterwards', async () => {
    const userId = await createUser(database.db);
    const allHaveLooked = Promise.withResolvers<void>();
    let looked = 0;
    const careless = implement(pay, async ({ body, context }) => {
      context.idempotency!.state = 'ran';
      const { rows } = await database.pool.query('select from idempotency_key');
      if (++looked === 20) allHaveLooked.resolve();
      await allHaveLooked.promise;
      const payment = await insertPayment(database.db, body.amount);
      if (rows.length === 0) {
        await database.pool.query(
          `insert into idempotency_key (user_id, key, request_hash) values ($1, 'same', '') on conflict do nothing`,
          [userId],
        );
      }
      return payment;
    });
    const target = serve(careless);
    await Promise.all(Array.from({ length: 20 }, () => post(target, userId, 5, 'same')));
    expect(await countPayments()).toBeGreaterThan(1);
  });

  it('does nothing without a key, and one thing for each person with the same one', async () => {
    const [first, second] = [await createUser(database.db), await createUser(database.db)];
    const target = serve(payingOnce);
    const keyless = await post(target, first, 5);
    expect(keyless.statusCode).toBe(400);
    expect(keyless.json()).toMatchObject({ code: 'idempotency_key_required' });
    expect(await countPayments()).toBe(0);
    await post(target, first, 5, 'key');
    await post(target, second, 5, 'key');
    expect(await countPayments()).toBe(2);
  });

  it('refuses the key for another request', async () => {
    const userId = await createUser(database.db);
    const target = serve(payingOnce);
    await post(target, userId, 5, 'key');
    const other = await post(target, userId, 6, 'key');
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ success: false, code: 'idempotency_key_reused' });
    expect(await countPayments()).toBe(1);
  });

  it('leaves the key free when the operation fails', async () => {
    const userId = await createUser(database.db);
    const target = serve(payingOnce);
    expect((await post(target, userId, -1, 'key')).statusCode).toBe(500);
    expect(await countPayments()).toBe(0);
    expect((await post(target, userId, 5, 'key')).statusCode).toBe(201);
  });

  it('fails loudly when its handler runs nothing once', async () => {
    const careless = implement(pay, ({ body }) => insertPayment(database.db, body.amount));
    const answer = await post(serve(careless), await createUser(database.db), 5, 'key');
    expect(answer.statusCode).toBe(500);
  });
});

describe('a write in the name of an organization', () => {
  const patch = (target: FastifyInstance, userId: number, organizationId: number) =>
    target.inject({
      method: 'PATCH',
      url: `/api/v1/organizations/${organizationId}/`,
      headers: { 'x-user': String(userId) },
    });

  it('stands in its audit log', async () => {
    const userId = await createUser(database.db);
    const organizationId = await createOrganization(database.db);
    const audited = implement(rename, async ({ context }) => {
      await database.db
        .transaction()
        .execute((trx) => recordAudit(trx, context, { field: 'title' }));
      return undefined;
    });
    expect((await patch(serve(audited), userId, organizationId)).statusCode).toBe(204);
    expect(await database.db.selectFrom('audit_entry').selectAll().execute()).toMatchObject([
      {
        organization_id: organizationId,
        user_id: userId,
        action: 'PATCH /organizations/{id}/',
        subject: { field: 'title' },
      },
    ]);
  });

  it('fails loudly when it leaves nothing there', async () => {
    const silent = implement(rename, async () => undefined);
    expect((await patch(serve(silent), 1, 1)).statusCode).toBe(500);
  });
});

it.each(['40P01', '40001'])(
  'a write that %s has ended may be sent again after a while',
  async (code) => {
    const crossed = implement(pay, () =>
      database.db
        .transaction()
        .execute((trx) =>
          sql<Payment>`select raise_error(${code})`.execute(trx).then(({ rows }) => rows[0]!),
        ),
    );
    await database.pool.query(`create or replace function raise_error(code text) returns void
    language plpgsql as $$ begin raise exception using errcode = code; end $$`);
    const answer = await post(serve(crossed), await createUser(database.db), 5, `crossed-${code}`);
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  },
);

describe('registering', () => {
  it('refuses a route without a declared permission', () => {
    const undeclared = { ...pay, permission: undefined } as unknown as Route;
    expect(() => serve({ route: undeclared, handler: async () => null })).toThrow(
      'POST /pay/ declares no permission',
    );
  });
});
