import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { countUpToCap } from './count-up-to-cap.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it.each([
  [0, 0],
  [999, 999],
  [1000, 1000],
  [1001, 1000],
  [5000, 1000],
])('counts %i rows as %i', async (rows, counted) => {
  const found = sql`select from generate_series(1, ${rows}::integer)`;
  expect(await countUpToCap(database.db, found)).toBe(counted);
});

it('counts what a query builder has found', async () => {
  const { db } = database;
  const found = db.selectFrom('app_user').where('id', '<', 0);
  expect(await countUpToCap(db, found)).toBe(0);
});
