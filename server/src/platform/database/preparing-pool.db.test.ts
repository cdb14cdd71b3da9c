import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './open-database.ts';
import { plannedEachTime } from './preparing-pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table thing (id integer, name text)`.execute(database.db);
  await sql`insert into thing values (1, 'lamp')`.execute(database.db);
});
afterAll(() => database.drop());

const RUNS = 20;
const findThing = () => sql`select * from thing where id = ${1}`.execute(database.db);
/** Statements with this word that one connection has prepared. */
async function prepared(word: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_prepared_statements
    where statement like ${`%${word}%`} and statement not like '%pg_prepared%'`.execute(
    database.db,
  );
  return rows[0]!.count;
}

describe('a statement that runs often', () => {
  it('is prepared, unless it asks to be planned each time', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      await findThing();
      await sql`select name as rare from thing where id = ${run} ${plannedEachTime}`.execute(
        database.db,
      );
    }
    expect(await prepared('from thing')).toBe(1);
    expect(await prepared('rare')).toBe(0);
  });

  it('answers as before when a migration changes its columns', async () => {
    for (let run = 0; run < RUNS; run += 1) await findThing();
    await sql`alter table thing add column price integer`.execute(database.db);
    expect((await findThing()).rows).toEqual([{ id: 1, name: 'lamp', price: null }]);
    await sql`alter table thing drop column price`.execute(database.db);
    for (let run = 0; run < RUNS; run += 1) await findThing();
    expect((await findThing()).rows).toEqual([{ id: 1, name: 'lamp' }]);
  });
});

it('ever new statements do not pile up', async () => {
  for (let run = 0; run < 1000; run += 1) {
    await sql.raw(`select ${run} as number`).execute(database.db);
  }
  for (let run = 0; run < RUNS; run += 1) {
    await sql`select id as latest from thing where id = ${run}`.execute(database.db);
  }
  expect(await prepared('as number')).toBe(0);
  expect(await prepared('latest')).toBe(1);
});

it('a connection whose statement is not answered in time is given up, and the next one answers', async () => {
  // As behind a pooler: nothing of the connection's own ends the statement.
  const impatient = openDatabase(
    database.connectionString,
    { warn: () => undefined },
    { connections: 1, statementSeconds: 0.1, isPooled: true },
  );
  try {
    await expect(sql`select pg_sleep(30)`.execute(impatient.db)).rejects.toThrow(
      'Query read timeout',
    );
    const { rows } = await sql`select 1 as one`.execute(impatient.db);
    expect(rows).toEqual([{ one: 1 }]);
  } finally {
    await impatient.db.destroy();
  }
});

it('what a query has answered is gone soon: no full collection has to come for it', () => {
  const script = path.join(import.meta.dirname, '../../testing/run-queries.ts');
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--trace-gc-nvp', '--max-semi-space-size=4', script, database.connectionString],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  expect(status).toBe(0);
  const sum = (field: string) =>
    [...stdout.matchAll(new RegExp(`\\b${field}=(\\d+)`, 'g'))].reduce(
      (bytes, [, value]) => bytes + Number(value),
      0,
    );
  expect(sum('allocated')).toBeGreaterThan(50_000_000);
  // A quarter to a sixth, when the driver's own promises were awaited.
  expect(sum('promoted') / sum('allocated')).toBeLessThan(0.1);
});
