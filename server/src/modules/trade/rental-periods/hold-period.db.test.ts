import fc from 'fast-check';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createRental } from '../../../testing/factories/bookings.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { readBeforeWrite } from '../../../testing/read-before-write.ts';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { findBusyPeriods } from './busy-periods.ts';
import { findRental, lockRental } from './find-terms.ts';
import { holdPeriod, releasePeriod } from './hold-period.ts';

jest.setTimeout(120_000);

const REQUESTS = 5000;
/** As many as a server has connections for, and more. */
const AT_ONCE = 50;
const HOUR = 3_600_000;
const START = Date.parse('2026-12-01T08:00:00Z');

let database: TestDatabase;
let organizationId: number;
let clientId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  organizationId = await createOrganization(database.db);
  clientId = await createUser(database.db);
});
afterAll(() => database.drop());

const rental = (quantity = 1) => createRental(database.db, { organizationId, quantity });
const newOrder = () =>
  createOrder(database.db, {
    kind: 'rent',
    organization_id: organizationId,
    client_id: clientId,
  });

/** Hours after the start. */
const hours = (from: number, to: number) => ({
  from: new Date(START + from * HOUR),
  to: new Date(START + to * HOUR),
});

async function hold(itemId: number, period: { from: Date; to: Date }): Promise<number | null> {
  const orderId = await newOrder();
  const isHeld = await database.db.transaction().execute(async (trx) => {
    const found = await lockRental(trx, { itemId: itemId, viewer: null });
    return holdPeriod(trx, found, { orderId, units: 1, period });
  });
  return isHeld ? orderId : null;
}

describe('of five thousand requests for one period', () => {
  it('exactly one is granted', async () => {
    const itemId = await rental();
    const period = hours(0, 24);
    let granted = 0;
    const askInTurn = async () => {
      for (let request = 0; request < REQUESTS / AT_ONCE; request += 1) {
        const order = await hold(itemId, period);
        granted += Number(order !== null);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
    expect(granted).toBe(1);
  });

  it('more would believe they had it without the lock: the constraint of the table stops them', async () => {
    const itemId = await rental();
    const found = await findRental(database.db, { itemId: itemId, viewer: null });
    const period = hours(0, 24);
    const orders = await Promise.all(Array.from({ length: 20 }, newOrder));
    const outcomes = await readBeforeWrite(
      orders.length,
      async () => (await findBusyPeriods(database.db, found, period)).length === 0,
      async (isFree, index) => {
        if (!isFree) return 'refused';
        const [one] = await Promise.allSettled([
          database.db
            .transaction()
            .execute((trx) =>
              holdPeriod(trx, found, { orderId: orders[index]!, units: 1, period }),
            ),
        ]);
        return one.status === 'rejected' ? 'stopped' : one.value ? 'granted' : 'refused';
      },
    );
    expect(outcomes).toContain('stopped');
    expect(outcomes.filter((outcome) => outcome === 'granted')).toHaveLength(1);
  });
});

describe('a thing', () => {
  it('can be had again from the moment it is back, and once nobody wants it any more', async () => {
    const itemId = await rental();
    const first = await hold(itemId, hours(0, 24));
    expect(await hold(itemId, hours(23, 25))).toBeNull();
    expect(await hold(itemId, hours(24, 48))).not.toBeNull();
    await database.db.transaction().execute((trx) => releasePeriod(trx, first!));
    expect(await hold(itemId, hours(0, 24))).not.toBeNull();
  });

  it('of which there are three is never out four times at once, and is given while one is left', async () => {
    const booking = fc
      .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 8 }))
      .map(([from, length]) => [from, from + length] as const);
    await fc.assert(
      fc.asyncProperty(fc.array(booking, { minLength: 5, maxLength: 14 }), async (requests) => {
        const itemId = await rental(3);
        const granted: (readonly [number, number])[] = [];
        for (const request of requests) {
          const outAt = (hour: number) =>
            granted.filter(([from, to]) => from <= hour && hour < to).length;
          const [from, to] = request;
          const peak = Math.max(...Array.from({ length: to - from }, (_, i) => outAt(from + i)));
          const isHeld = (await hold(itemId, hours(from, to))) !== null;
          expect(isHeld).toBe(peak < 3);
          if (isHeld) granted.push(request);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('is busy exactly while none is left', async () => {
    const itemId = await rental(2);
    await hold(itemId, hours(0, 10));
    await hold(itemId, hours(6, 12));
    const found = await findRental(database.db, { itemId: itemId, viewer: null });
    const busy = (from: number, to: number) => findBusyPeriods(database.db, found, hours(from, to));
    expect(await busy(0, 24)).toEqual([hours(6, 10)]);
    // Two that do not meet within a period leave one free there.
    expect(await busy(0, 6)).toEqual([]);
    expect(await busy(10, 24)).toEqual([]);
  });
});
