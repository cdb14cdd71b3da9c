import { createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { checkCashback } from './check-cashback.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function createAccount(balance: number, entries: readonly number[]) {
  const { db } = database;
  const account = {
    organization_id: await createOrganization(db),
    client_id: await createUser(db),
  };
  await db
    .insertInto('cashback_account')
    .values({ ...account, currency: 'KGS', balance })
    .execute();
  const booked = entries.map((amount) => ({
    ...account,
    order_id: null,
    kind: 'manual' as const,
    amount,
  }));
  if (booked.length > 0) await db.insertInto('cashback_entry').values(booked).execute();
  return account;
}

it('accounts that differ from the sum of their entries are counted', async () => {
  await createAccount(0, []);
  await createAccount(500, [700, -200]);
  expect(await checkCashback(database.db)).toBe(0);
  await createAccount(500, [700]);
  await createAccount(100, []);
  expect(await checkCashback(database.db)).toBe(2);
});

it('what is booked is neither changed nor deleted', async () => {
  const { db } = database;
  const { client_id } = await createAccount(300, [300]);
  await expect(
    db
      .updateTable('cashback_entry')
      .set({ amount: 1 })
      .where('client_id', '=', client_id)
      .execute(),
  ).rejects.toThrow('What is booked stays');
  await expect(
    db.deleteFrom('cashback_entry').where('client_id', '=', client_id).execute(),
  ).rejects.toThrow('What is booked stays');
});
