import { sql } from 'kysely';
import {
  createSandboxProvider,
  loadSandboxKey,
  signReport,
} from './modules/trade/payments/index.ts';
import { presentAmount } from './platform/money/present-money.ts';
import { Chance } from './testing/soak/chance.ts';
import { giveBackAll, tick } from './testing/soak/settle-soak.ts';
import { SoakActors, type SoakAnswer, type SoakCall } from './testing/soak/soak-actors.ts';
import { findBroken } from './testing/soak/soak-invariants.ts';
import { createSoakWorld, type SoakWorld } from './testing/soak/soak-world.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

jest.setTimeout(180_000);

/** The long one, with servers and databases that are killed, is in bench/soak. */
const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 30);
const SEED = Number(process.env['SOAK_SEED'] ?? 20_261_122);
const AT_ONCE = 8;
/** From here on, for a moment, connections to the database are cut: 503 is allowed. */
const FAULT_AFTER = 0.6;
const FAULT_MS = 2500;

let server: TestServer;
let world: SoakWorld;
beforeAll(async () => {
  server = await createTestServer({ MESSAGES_PER_PERSON_MINUTE: '100000' });
  world = await createSoakWorld(server.database.db, { pieces: 60 });
});
afterAll(() => server.close());

it(`everybody at once for ${SECONDS} seconds (seed ${SEED}): nothing fails, and every sum is exact`, async () => {
  const { db } = server.database;
  const provider = await createSandboxProvider(db);
  const key = await loadSandboxKey(db);
  const start = Date.now();
  const end = start + SECONDS * 1000;
  const faultAt = start + SECONDS * 1000 * FAULT_AFTER;
  const statuses = new Map<number, number>();
  const failures: string[] = [];

  const call = async (path: string, request: SoakCall): Promise<SoakAnswer> => {
    const answer = await server.call(path, request);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const isFaulty = Date.now() > faultAt && Date.now() < faultAt + FAULT_MS + 5000;
    if (answer.status >= 500 && !(answer.status === 503 && isFaulty)) {
      failures.push(`${request.method} ${path} ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer;
  };
  const timers = { db, transact: server.transact, orders: server.orders, provider };
  const dependencies = {
    db,
    world,
    call,
    sign: (report: Parameters<typeof signReport>[1]) => signReport(key, report),
    tick: () => tick(timers),
  };
  const actors = Array.from(
    { length: AT_ONCE },
    (_, index) => new SoakActors(dependencies, new Chance(SEED + index)),
  );
  const act = async (actor: SoakActors) => {
    while (Date.now() < end) {
      try {
        await actor.act();
      } catch (error) {
        // The actors' own statements have lost their connection, too.
        const isFaulty = Date.now() > faultAt && Date.now() < faultAt + FAULT_MS + 5000;
        if (!isFaulty) throw error;
      }
    }
  };
  const cut = async () => {
    await new Promise((resolve) => setTimeout(resolve, faultAt - Date.now()));
    for (const until = Date.now() + FAULT_MS; Date.now() < until;) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`
        .execute(db)
        .catch(() => undefined);
    }
  };
  await Promise.all([...actors.map(act), cut()]);

  await tick(timers);
  await giveBackAll(timers);
  expect(failures).toEqual([]);
  expect(await findBroken(db, world)).toEqual({});

  const orders = await db.selectFrom('sale_order').select(['id', 'total', 'currency']).execute();
  const charged = new Map(
    orders.map(({ id, total, currency }) => [id, presentAmount(total, currency)]),
  );
  const placed = actors.flatMap((actor) => actor.placed);
  // Each answer is an order of its own, charged as it was shown.
  expect(new Set(placed.map(({ order }) => order)).size).toBe(placed.length);
  for (const { order, shown } of placed)
    expect([order, charged.get(order)]).toEqual([order, shown]);
  // Something has happened: orders of every kind, and sales at the till.
  const kinds = await db.selectFrom('sale_order').select(['kind', 'method']).distinct().execute();
  expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['product', 'rent', 'ticket']));
  expect(kinds).toContainEqual({ kind: 'product', method: 'cart_checkout' });
  expect(statuses.get(201)).toBeGreaterThan(20);
  const paid = await db
    .selectFrom('sale_order')
    .select('kind')
    .distinct()
    .where('gift_spent', '>', 0)
    .execute();
  expect(new Set(paid.map(({ kind }) => kind))).toEqual(new Set(['product', 'rent', 'ticket']));
  const gifts = await db.selectFrom('gift_entry').select('kind').distinct().execute();
  expect(new Set(gifts.map(({ kind }) => kind))).toEqual(new Set(['issue', 'spend', 'return']));
});

it('would find a sum that is not exact', async () => {
  const { db } = server.database;
  await db
    .updateTable('item_size')
    .set({ stock: sql<number>`stock + 1` })
    .where('id', '=', [...world.stock.keys()][0]!)
    .execute();
  await sql`update cashback_account set balance = balance + 1 where debt = 0`.execute(db);
  await db.transaction().execute(async (trx) => {
    // The database refuses it otherwise.
    await sql`set local session_replication_role = 'replica'`.execute(trx);
    await sql`update gift_entry set amount = amount - 1 where kind = 'spend'`.execute(trx);
  });
  expect(Object.keys(await findBroken(db, world))).toEqual(
    expect.arrayContaining([
      'stock is not what was there less what was sold',
      'a gift card is not the sum of its entries, or less than nothing, or more than was issued',
      'gift cards have paid other than their order says, or did not get back what was given back',
    ]),
  );
});
