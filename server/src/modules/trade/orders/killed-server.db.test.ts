import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import { drawToken, hashToken } from '../../../platform/auth/tokens.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createStock } from '../../../testing/factories/stock.ts';
import { createServerProcesses } from '../../../testing/server-processes.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { holdStock } from '../../catalog/items/index.ts';

jest.setTimeout(120_000);

const CHECKOUTS = 1000;
const SIZES = 10;
/** Fewer pieces than buyers. */
const PIECES = 80;
const AT_ONCE = 40;
/** The server is killed when so many have been answered. */
const ANSWERS_BEFORE_THE_KILL = 300;

interface Buyer {
  readonly token: string;
  readonly cartId: number;
  readonly key: string;
}

const processes = createServerProcesses();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await processes.stopAll();
  await database.drop();
});

/** People with a session and a cart with one piece in it, written in a few statements. */
async function createBuyers(db: Kysely<Tables>, organizationId: number): Promise<Buyer[]> {
  const sizes = await Promise.all(
    Array.from({ length: SIZES }, () => createStock(db, { organizationId, stock: PIECES })),
  );
  const tokens = Array.from({ length: CHECKOUTS }, drawToken);
  const people = await db
    .insertInto('app_user')
    .values(tokens.map((_, index) => ({ phone: `+99677${1_000_000 + index}`, full_name: 'Buyer' })))
    .returning('id')
    .execute();
  await db
    .insertInto('session')
    .values(
      people.map(({ id }, index) => ({
        user_id: id,
        token_hash: hashToken(tokens[index]!),
        half_hash: null,
        platform: 'web' as const,
        address: null,
        expires_at: new Date(Date.now() + 3_600_000),
      })),
    )
    .execute();
  const carts = await db
    .insertInto('cart')
    .values(people.map(({ id }) => ({ client_id: id, organization_id: organizationId })))
    .returning('id')
    .execute();
  await db
    .insertInto('cart_line')
    .values(
      carts.map(({ id }, index) => ({
        cart_id: id,
        size_id: sizes[index % SIZES]!,
        quantity: 1,
        seen_price: 10_000,
      })),
    )
    .execute();
  return carts.map(({ id }, index) => ({
    token: tokens[index]!,
    cartId: id,
    key: crypto.randomUUID(),
  }));
}

/** The answer's status and order; nothing when the connection broke. */
async function checkOut(address: string, { token, cartId, key }: Buyer) {
  try {
    const answer = await fetch(`${address}/api/v1/carts/${cartId}/selfPickup/`, {
      method: 'POST',
      headers: {
        authorization: `Token ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ version: 1 }),
    });
    const body = (await answer.json()) as { transaction_id?: number };
    return { status: answer.status, order: body.transaction_id };
  } catch {
    return undefined;
  }
}

type Answers = Map<Buyer, NonNullable<Awaited<ReturnType<typeof checkOut>>>>;

async function checkOutAll(
  address: string,
  buyers: readonly Buyer[],
  answers: Answers,
  onAnswer: () => void = () => undefined,
): Promise<void> {
  const waiting = [...buyers];
  const work = async () => {
    for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) {
      const answer = await checkOut(address, buyer);
      if (!answer) continue;
      answers.set(buyer, answer);
      onAnswer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Sizes that promise another number of pieces than the open orders have of them. */
async function findWrongHolds(db: Kysely<Tables>) {
  const { rows } = await sql`
    select size.id, size.held, coalesce(sum(line.quantity), 0) as ordered
    from item_size as size
    left join sale_order_line as line on line.size_id = size.id
    group by size.id having size.held <> coalesce(sum(line.quantity), 0)`.execute(db);
  return rows;
}

it('a server that is killed during a thousand checkouts leaves whole orders, and loses none', async () => {
  const { db, connectionString } = database;
  const owner = await createUser(db);
  const organizationId = await createOrganization(db, { ownerId: owner });
  const buyers = await createBuyers(db, organizationId);
  const answers: Answers = new Map();

  const first = await processes.start(connectionString);
  let killed: Promise<void> | undefined;
  await checkOutAll(first.address, buyers, answers, () => {
    if (answers.size === ANSWERS_BEFORE_THE_KILL) killed = first.kill();
  });
  await killed;
  const known = new Map(answers);
  expect(known.size).toBeLessThan(CHECKOUTS);
  expect(await findWrongHolds(db)).toEqual([]);

  // Everybody tries again under the same key, those who have an answer too.
  const second = await processes.start(connectionString);
  await checkOutAll(second.address, buyers, answers);
  expect(answers.size).toBe(CHECKOUTS);
  for (const [buyer, { status, order }] of known) {
    const again = answers.get(buyer);
    expect(status === 201 ? again?.order : status).toBe(status === 201 ? order : 400);
  }
  expect(await findWrongHolds(db)).toEqual([]);
  const orders = await db.selectFrom('sale_order').select(['id', 'client_id']).execute();
  expect(orders).toHaveLength(SIZES * PIECES);
  expect(new Set(orders.map(({ client_id }) => client_id)).size).toBe(orders.length);
  const told = await db
    .selectFrom('notification')
    .select('event_key')
    .where('user_id', '=', owner)
    .where('type', '=', 'order')
    .execute();
  expect(told).toHaveLength(orders.length);
});

it('would leave a promise without an order, were that written by statements of its own', async () => {
  const { db } = database;
  const sizeId = await createStock(db);
  await db.transaction().execute((trx) => holdStock(trx, [{ sizeId, quantity: 1 }]));
  // Killed here, before the order is written.
  expect(await findWrongHolds(db)).toEqual([expect.objectContaining({ id: sizeId })]);
});
