import { sql } from 'kysely';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { selectUsualDelivery } from './usual-delivery.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** An order that was brought so many minutes after it was placed. */
async function bring(organization_id: number, minutes: number, address: string | null = 'Чуй, 1') {
  const created_at = new Date('2026-11-01T06:00:00Z');
  const fulfilled_at = new Date(created_at.getTime() + minutes * 60_000);
  const place = address === null ? {} : { city: 'Бишкек', district: '', address, phone: '+996' };
  await createOrder(database.db, {
    organization_id,
    status: 'accepted',
    created_at,
    fulfilled_at,
    accepted_at: created_at,
    ...place,
  });
}

async function usual(organizationId: number): Promise<number | null> {
  const { rows } = await sql<{ minutes: number | null }>`
    select ${selectUsualDelivery(sql.lit(organizationId))} as minutes`.execute(database.db);
  return rows[0]!.minutes;
}

it('is not told from less than five deliveries', async () => {
  const organizationId = await createOrganization(database.db);
  for (const minutes of [10, 20, 30, 40]) await bring(organizationId, minutes);
  await bring(organizationId, 50, null);
  expect(await usual(organizationId)).toBeNull();
  await bring(organizationId, 50);
  expect(await usual(organizationId)).toBe(30);
});

it('is that of the last twenty, whatever one of them took', async () => {
  const organizationId = await createOrganization(database.db);
  for (let day = 0; day < 15; day += 1) await bring(organizationId, 6000);
  for (let day = 0; day < 19; day += 1) await bring(organizationId, 90);
  await bring(organizationId, 100_000);
  expect(await usual(organizationId)).toBe(90);
});
