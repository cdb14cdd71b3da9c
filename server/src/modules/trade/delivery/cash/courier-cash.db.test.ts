import fc from 'fast-check';
import type { CashAccount, CashHandOver } from '@karavan/shared-api/contract/delivery-cash';
import { createMember } from '../../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../../testing/factories/catalog.ts';
import { createDelivery } from '../../../../testing/factories/delivery.ts';
import { readBeforeWrite } from '../../../../testing/read-before-write.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { divideSum } from './book-hand-over.ts';

let server: TestServer;
let serviceId: number;
let staffToken: string;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.database;
  serviceId = await createOrganization(db, { is_delivery_service: true });
  staffToken = await server.sessionOf(await createMember(db, serviceId, ['can_manage_delivery']));
});
afterAll(() => server.close());

/** A courier, and what they and the staff of their service do. Sums are minor units. */
async function newCourier() {
  const { db } = server.database;
  const id = await createMember(db, serviceId);
  const token = await server.sessionOf(id);
  const account = async () =>
    ((await server.call('/delivery/cash/', { token })).body as { list: CashAccount[] }).list[0];
  return {
    id,
    token,
    account,
    /** Brings something for so much cash. Answers the delivery. */
    bring: (cash_due: number) =>
      createDelivery(db, {
        delivery_organization_id: serviceId,
        courier_id: id,
        status: 'delivery_status_delivered',
        cash_due,
        taken_at: new Date(),
        finished_at: new Date(),
      }),
    declare: (minor: number) =>
      server.call('/delivery/hand_overs/', {
        method: 'POST',
        token,
        body: { service_id: serviceId, currency: 'KGS', amount: sum(minor), note: '' },
      }),
    own: (handOver: number, what: 'agree' | 'withdraw') =>
      server.call(`/delivery/hand_overs/${handOver}/${what}/`, { method: 'POST', token }),
  };
}

const sum = (minor: number) => (minor / 100).toFixed(2);
const confirm = (id: number) =>
  server.call(`/organizations/${serviceId}/hand_overs/${id}/confirm/`, {
    method: 'POST',
    token: staffToken,
  });
const dispute = (id: number, minor: number) =>
  server.call(`/organizations/${serviceId}/hand_overs/${id}/dispute/`, {
    method: 'POST',
    token: staffToken,
    body: { counted: sum(minor), note: 'Не хватает' },
  });
const idOf = ({ body }: { readonly body: unknown }) => (body as CashHandOver).id;
/** The organization has got the cash of one delivery from the courier. */
const settleOrder = (delivery: number) =>
  server.database.db
    .updateTable('delivery')
    .set({ cash_settled_at: new Date() })
    .where('id', '=', delivery)
    .where('cash_settled_at', 'is', null)
    .execute();

describe('the cash of a courier', () => {
  it('is settled also by who has left the service', async () => {
    const { db } = server.database;
    const courier = await newCourier();
    await courier.bring(10_000);
    await db.deleteFrom('organization_member').where('user_id', '=', courier.id).execute();
    expect(await courier.account()).toMatchObject({ owed: { amount: '100.00' } });
    const owed = await server.call('/delivery/owed_cash/', { token: courier.token });
    expect(owed).toMatchObject({ status: 200, body: { list: [{ sum: { amount: '100.00' } }] } });
    const declared = await courier.declare(10_000);
    expect(declared.status).toBe(201);
    await dispute(idOf(declared), 9_000);
    expect((await courier.own(idOf(declared), 'agree')).status).toBe(200);
    expect(await courier.account()).toMatchObject({ owed: { amount: '10.00' } });
    const list = await server.call('/delivery/hand_overs/', { token: courier.token });
    expect(list).toMatchObject({ status: 200, body: { list: [{ status: 'confirmed' }] } });
  });

  it('is owed from the door on, handed over in parts, and confirmed by the service', async () => {
    const courier = await newCourier();
    await courier.bring(10_000);
    await courier.bring(5_000);
    expect((await courier.declare(15_001)).status).toBe(400);
    const declared = await courier.declare(12_000);
    expect(declared.status).toBe(201);
    expect((await courier.declare(1_000)).status).toBe(409);
    expect(await courier.account()).toMatchObject({
      owed: { amount: '150.00' },
      open: { declared: { amount: '120.00' }, status: 'declared' },
    });
    expect((await confirm(idOf(declared))).status).toBe(200);
    expect(await courier.account()).toMatchObject({
      collected: { amount: '150.00' },
      settled: { amount: '120.00' },
      owed: { amount: '30.00' },
      open: null,
    });
    const told = await server.database.db
      .selectFrom('notification')
      .select('type')
      .where('user_id', '=', courier.id)
      .execute();
    expect(told).toEqual([{ type: 'cash_confirmed' }]);
  });

  it('is disputed with a note; the courier agrees, and what was counted is booked', async () => {
    const courier = await newCourier();
    await courier.bring(10_000);
    const id = idOf(await courier.declare(10_000));
    expect((await courier.own(id, 'agree')).status).toBe(409);
    expect(await dispute(id, 9_000)).toMatchObject({
      status: 200,
      body: { status: 'disputed', counted: { amount: '90.00' }, dispute: 'Не хватает' },
    });
    expect((await courier.account())!.owed.amount).toBe('100.00');
    expect((await courier.own(id, 'agree')).status).toBe(200);
    expect((await courier.account())!.owed.amount).toBe('10.00');
    expect((await courier.own(id, 'withdraw')).status).toBe(409);
  });

  it('is confirmed once, by however many at once', async () => {
    const courier = await newCourier();
    await courier.bring(10_000);
    const id = idOf(await courier.declare(4_000));
    await Promise.all([confirm(id), confirm(id), confirm(id)]);
    expect((await courier.account())!.owed.amount).toBe('60.00');
  });

  it('would be booked several times if it were looked up first and written afterwards', async () => {
    const courier = await newCourier();
    const delivery_id = await courier.bring(10_000);
    const { db } = server.database;
    const hand_over_id = idOf(await courier.declare(4_000));
    const booked = await readBeforeWrite(
      2,
      () =>
        db
          .selectFrom('cash_hand_over')
          .select('status')
          .where('id', '=', hand_over_id)
          .executeTakeFirstOrThrow(),
      async ({ status }) => {
        if (status !== 'declared') return false;
        await db
          .insertInto('courier_cash_entry')
          .values({
            courier_id: courier.id,
            service_id: serviceId,
            currency: 'KGS',
            kind: 'to_service',
            delivery_id,
            hand_over_id,
            amount: 4_000,
          })
          .execute();
        return true;
      },
    );
    expect(booked.filter(Boolean)).toHaveLength(2);
  });

  it('is no business of others: neither couriers nor another service reach a hand-over', async () => {
    const [courier, other] = [await newCourier(), await newCourier()];
    await courier.bring(10_000);
    const id = idOf(await courier.declare(4_000));
    expect((await other.own(id, 'withdraw')).status).toBe(404);
    const { db } = server.database;
    const rival = await createOrganization(db, { is_delivery_service: true });
    const token = await server.sessionOf(await createMember(db, rival, ['can_manage_delivery']));
    const at = `/organizations/${rival}/hand_overs/${id}/confirm/`;
    expect((await server.call(at, { method: 'POST', token })).status).toBe(404);
    expect((await courier.account())!.owed.amount).toBe('100.00');
  });

  it('cannot be settled beyond what was collected, nor be booked anew, by any statement', async () => {
    const courier = await newCourier();
    const delivery_id = await courier.bring(1_000);
    const { db } = server.database;
    const hand_over_id = idOf(await courier.declare(1_000));
    const entry = {
      courier_id: courier.id,
      service_id: serviceId,
      currency: 'KGS',
      kind: 'to_service',
      delivery_id,
      hand_over_id,
    } as const;
    await expect(
      db
        .insertInto('courier_cash_entry')
        .values({ ...entry, amount: 1_001 })
        .execute(),
    ).rejects.toThrow();
    await expect(
      db.deleteFrom('courier_cash_entry').where('delivery_id', '=', delivery_id).execute(),
    ).rejects.toThrow('what is booked stays');
  });

  it('is collected = settled + owed after whatever happens, and never below zero', async () => {
    const step = fc.oneof(
      fc.record({ what: fc.constant('bring' as const), sum: fc.integer({ min: 1, max: 9_999 }) }),
      fc.record({
        what: fc.constant('declare' as const),
        sum: fc.integer({ min: 1, max: 12_000 }),
      }),
      fc.record({ what: fc.constant('dispute' as const), sum: fc.integer({ min: 0, max: 9_999 }) }),
      fc.record({
        what: fc.constantFrom('confirm', 'agree', 'withdraw', 'organization'),
        sum: fc.constant(0),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const courier = await newCourier();
        const deliveries: number[] = [];
        let collected = 0;
        let last = 0;
        for (const { what, sum: minor } of steps) {
          if (what === 'bring') {
            deliveries.push(await courier.bring(minor));
            collected += minor;
          } else if (what === 'declare') {
            const answer = await courier.declare(minor);
            if (answer.status === 201) last = idOf(answer);
          } else if (what === 'organization') {
            const first = deliveries.shift();
            // At the same time as the service confirms.
            await Promise.all([first && settleOrder(first), last && confirm(last)]);
          } else if (last !== 0) {
            if (what === 'dispute') await dispute(last, minor);
            else if (what === 'confirm') await confirm(last);
            else await courier.own(last, what as 'agree' | 'withdraw');
          }
          const account = await courier.account();
          if (!account) continue;
          const { collected: got, settled, owed } = account;
          expect(Number(got.amount)).toBe(collected / 100);
          expect(cents(settled.amount) + cents(owed.amount)).toBe(collected);
          expect(cents(owed.amount)).toBeGreaterThanOrEqual(0);
        }
        const { rows, entries } = await ledgerOf(courier.id);
        expect(rows).toBe(entries);
      }),
      { numRuns: 12 },
    );
  });
});

const cents = (amount: string) => Math.round(Number(amount) * 100);

/** What the deliveries of a courier still owe, and what the account says. */
async function ledgerOf(courierId: number) {
  const { db } = server.database;
  const entries = await db
    .selectFrom('courier_cash_entry')
    .select(['kind', 'amount'])
    .where('courier_id', '=', courierId)
    .execute();
  const account = await db
    .selectFrom('courier_cash')
    .select('owed')
    .where('courier_id', '=', courierId)
    .executeTakeFirst();
  const sums = entries.map(({ kind, amount }) => (kind === 'collected' ? amount : -amount));
  return { rows: account?.owed ?? 0, entries: sums.reduce((all, one) => all + one, 0) };
}

it('is divided over deliveries in their order, without a rest and never beyond one', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 8 });
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 50_000 }), (owed, wanted) => {
      const { shares, left } = divideSum(
        owed.map((one, id) => ({ id, owed: one })),
        wanted,
      );
      const given = shares.reduce((all, { amount }) => all + amount, 0);
      expect(given + left).toBe(wanted);
      for (const { id, amount } of shares) expect(amount).toBeLessThanOrEqual(owed[id]!);
      // Only the last one is paid in part.
      for (const { id, amount } of shares.slice(0, -1)) expect(amount).toBe(owed[id]);
    }),
  );
});
