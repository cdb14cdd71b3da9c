import { sql } from 'kysely';
import { createUser } from '../../testing/factories/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { PERISHABLES } from '../../perishables.ts';
import { hashToken } from '../auth/tokens.ts';
import { pruneRows } from './prune-rows.ts';

let database: TestDatabase;
let userId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  userId = await createUser(database.db);
});
afterAll(() => database.drop());

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;
const DAY = 86_400;

/** One row of each kind that has had its time, and one that has not. */
async function fill(name: string, seconds: number): Promise<void> {
  const { db } = database;
  const expires_at = inSeconds(seconds);
  const { id: session_id } = await db
    .insertInto('session')
    .values({
      user_id: userId,
      token_hash: hashToken(name),
      half_hash: null,
      platform: 'web',
      address: null,
      expires_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const code_hash = hashToken(name);
  await db
    .insertInto('phone_code')
    .values({ phone: name, purpose: 'sign_in', code_hash, expires_at })
    .execute();
  await db
    .insertInto('throttle')
    .values({ key: name, count: 1, window_ends_at: expires_at })
    .execute();
  await db
    .insertInto('realtime_ticket')
    .values({ hash: hashToken(name), session_id, key: name, stream: 'unread', expires_at })
    .execute();
  await db
    .insertInto('realtime_event')
    .values({
      key: name,
      seq: 1,
      type: 'unread',
      data: '{}',
      created_at: inSeconds(seconds - 7 * DAY),
    })
    .execute();
}

const TABLES = ['session', 'phone_code', 'throttle', 'realtime_ticket', 'realtime_event'] as const;

async function counts(): Promise<number[]> {
  const all = TABLES.map(async (table) => {
    const { rows } = await sql`select from ${sql.table(table)}`.execute(database.db);
    return rows.length;
  });
  return Promise.all(all);
}

it('deletes what has had its time, and nothing else', async () => {
  await fill('old', -60);
  await fill('young', 60);
  expect(await counts()).toEqual([2, 2, 2, 2, 2]);
  await pruneRows(database.db, PERISHABLES);
  expect(await counts()).toEqual([1, 1, 1, 1, 1]);
  const kept = await database.db.selectFrom('throttle').select('key').execute();
  expect(kept).toEqual([{ key: 'young' }]);
});

it('goes on until nothing is left, in batches', async () => {
  await sql`insert into throttle select 'old ' || n, 1, now() - interval '1 s'
    from generate_series(1, 25) as n`.execute(database.db);
  await pruneRows(database.db, PERISHABLES, { batch: 10 });
  expect(await counts()).toEqual([1, 1, 1, 1, 1]);
});

it('waits for nobody who is at work on a row', async () => {
  await fill('locked', -60);
  await database.db.transaction().execute(async (trx) => {
    await sql`select from throttle where key = 'locked' for update`.execute(trx);
    await pruneRows(database.db, PERISHABLES);
  });
  const kept = await database.db.selectFrom('throttle').select('key').orderBy('key').execute();
  expect(kept).toEqual([{ key: 'locked' }, { key: 'young' }]);
});

it('keeps the keys of money writes for ever', async () => {
  await sql`insert into idempotency_key (user_id, key, request_hash, created_at)
    values (${userId}, 'paid', '\\x00', now() - interval '10 years')`.execute(database.db);
  await pruneRows(database.db, PERISHABLES);
  const { rows } = await sql`select from idempotency_key`.execute(database.db);
  expect(rows).toHaveLength(1);
});
