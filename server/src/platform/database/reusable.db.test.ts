import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { reusable, type Slots } from './reusable.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const build = jest.fn((db: Kysely<Tables>, { less, more }: Slots<{ less: number; more: number }>) =>
  db.selectNoFrom([
    sql<number>`${more}::integer - ${less}::integer`.as('difference'),
    sql<boolean>`${less}::integer < 10`.as('is_small'),
  ]),
);
const subtract = reusable(build);

it('is put together once, and each value goes where it belongs every time', async () => {
  expect(await subtract(database.db, { less: 3, more: 8 })).toEqual([
    { difference: 5, is_small: true },
  ]);
  expect(await subtract(database.db, { less: 30, more: 8 })).toEqual([
    { difference: -22, is_small: false },
  ]);
  expect(build).toHaveBeenCalledTimes(1);
});

it('runs in the transaction that it is given', async () => {
  await database.db.transaction().execute(async (trx) => {
    expect(await subtract(trx, { less: 1, more: 2 })).toEqual([{ difference: 1, is_small: true }]);
  });
});
