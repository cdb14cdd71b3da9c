import { sql, type Transaction } from 'kysely';
import type { RentalTermsChange } from '@karavan/shared-api/contract/rental-terms';
import type { Tables } from '../../../database-tables.ts';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createRental } from '../../../testing/factories/bookings.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { changeTerms } from './change-terms.ts';
import { lockRental } from './find-terms.ts';
import { holdPeriod, releasePeriod } from './hold-period.ts';

jest.setTimeout(180_000);

const REQUESTS = 5000;
const AT_ONCE = 20;
const MANY = 3;
/** One booking in so many stays; each has time of its own. */
const KEPT = 20;
const HOUR = 3_600_000;
const START = Date.now() + 48 * HOUR;
/** Where all of them lie, in hours after the start. */
const SPAN = (REQUESTS / KEPT) * 3;

let database: TestDatabase;
let organizationId: number;
let clientId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  organizationId = await createOrganization(database.db);
  clientId = await createUser(database.db);
});
afterAll(() => database.drop());

/** Hours after the start. */
const hours = (from: number, length: number) => ({
  from: new Date(START + from * HOUR),
  to: new Date(START + (from + length) * HOUR),
});

const termsWith = (quantity: number): Omit<RentalTermsChange, 'version'> => ({
  price: '2000',
  unit: 'hour',
  units_min: 1,
  units_max: 24,
  units_step: 1,
  starts_from: '00:00',
  starts_until: '23:00',
  departs_at: null,
  quantity,
  buffer_before: 0,
  buffer_after: 0,
  notice_hours: 0,
  days_ahead: 365,
  deposit: '0',
  cancel_hours: 0,
  cancel_percent: 0,
  rules: [],
});

/** The most that is out at a time, and whether every booking notes whether there is one of the thing. */
async function stateOf(trx: Transaction<Tables>, itemId: number) {
  const { rows } = await sql<{ peak: number; soles: boolean[] }>`
    select coalesce(max((select sum(pieces) from rental_booking as other where other.item_id = one.item_id
      and other.is_live and other.held @> lower(one.held))), 0)::integer as peak,
      coalesce(array_agg(distinct is_sole), '{}') as soles
    from rental_booking as one where item_id = ${itemId} and is_live`.execute(trx);
  return rows[0]!;
}

it('of five thousand requests while the quantity goes from three to one and back none books too much', async () => {
  const { db } = database;
  const itemId = await createRental(db, { organizationId, quantity: MANY });
  const counts = { granted: 0, refused: 0, toOne: 0, kept: 0 };
  let isOver = false;

  async function ask(number: number): Promise<void> {
    const isKept = number % KEPT === 0;
    const from = isKept ? (number / KEPT) * 3 : Math.floor(Math.random() * SPAN);
    const orderId = await createOrder(db, {
      kind: 'rent',
      organization_id: organizationId,
      client_id: clientId,
    });
    const isHeld = await db.transaction().execute(async (trx) => {
      const found = await lockRental(trx, { itemId, viewer: null });
      return holdPeriod(trx, found, { orderId, units: 1, period: hours(from, 2) });
    });
    counts[isHeld ? 'granted' : 'refused'] += 1;
    if (!isHeld) return;
    if (isKept) counts.kept += 1;
    else await db.transaction().execute((trx) => releasePeriod(trx, orderId));
  }

  async function askInTurn(first: number): Promise<void> {
    for (let number = first; number < REQUESTS; number += AT_ONCE) await ask(number);
  }

  const wrong: object[] = [];

  /** Answers false where bookings stand in the way. */
  async function change(quantity: number): Promise<boolean> {
    try {
      await db.transaction().execute(async (trx) => {
        const { version } = await trx
          .selectFrom('rental_terms')
          .select('version')
          .where('item_id', '=', itemId)
          .executeTakeFirstOrThrow();
        await changeTerms(trx, { organizationId, itemId }, { ...termsWith(quantity), version });
        const state = await stateOf(trx, itemId);
        const isNoted = state.soles.every((isSole) => isSole === (quantity === 1));
        if (state.peak > quantity || !isNoted) wrong.push({ quantity, ...state });
      });
      return true;
    } catch (error) {
      if ((error as { readonly code?: unknown }).code === 'period_booked') return false;
      throw error;
    }
  }

  async function changeInTurn(): Promise<void> {
    while (!isOver) {
      if (await change(1)) counts.toOne += 1;
      await change(MANY);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  const changing = changeInTurn();
  await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => askInTurn(first)));
  isOver = true;
  await changing;
  expect(wrong).toEqual([]);
  expect(counts.granted + counts.refused).toBe(REQUESTS);
  // Both happened: there was one at times, and what stays was booked meanwhile.
  expect(counts.toOne).toBeGreaterThan(0);
  expect(counts.kept).toBeGreaterThan(REQUESTS / KEPT / 2);
  const { peak } = await db.transaction().execute((trx) => stateOf(trx, itemId));
  expect(peak).toBeLessThanOrEqual(MANY);
});
