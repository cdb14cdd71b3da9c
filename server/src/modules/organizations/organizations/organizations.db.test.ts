import type {
  OrganizationClient,
  OrganizationDetail,
} from '@karavan/shared-api/contract/organizations';
import { createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const read = async (id: number, token?: string) =>
  (await server.call(`/organizations/${id}/`, { ...(token && { token }) }))
    .body as OrganizationDetail;
const client = async (id: number, token: string) =>
  (await server.call(`/organizations/${id}/client/`, { token })).body as OrganizationClient;

async function offer(
  organizationId: number,
  kind: 'fixed' | 'cumulative' | 'cashback',
  tiers: readonly (readonly [basisPoints: number, spendLimit: number])[],
): Promise<void> {
  const { db } = server.database;
  await db.insertInto('discount_card').values({ organization_id: organizationId, kind }).execute();
  await db
    .insertInto('discount_tier')
    .values(
      tiers.map(([basis_points, spend_limit]) => ({
        organization_id: organizationId,
        kind,
        basis_points,
        spend_limit,
      })),
    )
    .execute();
}

describe('an organization', () => {
  it('tells its contacts in the order in which people use them, and only those it has', async () => {
    const { db } = server.database;
    const id = await createOrganization(db);
    await db
      .insertInto('organization_contact')
      .values([
        { organization_id: id, position: 1, kind: 'mail', value: 'hello@example.kg' },
        { organization_id: id, position: 0, kind: 'phone', value: '+996312000001' },
      ])
      .execute();
    expect((await read(id)).contacts).toEqual([
      { kind: 'phone', value: '+996312000001' },
      { kind: 'mail', value: 'hello@example.kg' },
    ]);
  });

  it('tells its hours by weekday, or that it has not told them', async () => {
    const { db } = server.database;
    const id = await createOrganization(db);
    expect((await read(id)).working_hours).toBeNull();
    await db
      .insertInto('organization_hours')
      .values([
        { organization_id: id, weekday: 6, opens_at: '10:00', closes_at: '16:00' },
        { organization_id: id, weekday: 1, opens_at: '09:30', closes_at: '02:00' },
      ])
      .execute();
    expect((await read(id)).working_hours?.week).toEqual([
      { weekday: 1, opens_at: '09:30', closes_at: '02:00' },
      { weekday: 6, opens_at: '10:00', closes_at: '16:00' },
    ]);
  });

  it('is open around the clock when no hour of its week is missing', async () => {
    const { db } = server.database;
    const id = await createOrganization(db);
    await db
      .insertInto('organization_hours')
      .values(
        [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
          organization_id: id,
          weekday,
          opens_at: '00:00',
          closes_at: '00:00',
        })),
      )
      .execute();
    expect((await read(id)).working_hours).toMatchObject({
      state: 'around_the_clock',
      changes: null,
    });
  });

  it('is not found when there is none', async () => {
    const token = await server.sessionOf(await createUser(server.database.db));
    for (const path of ['', 'client/']) {
      const answer = await server.call(`/organizations/999999/${path}`, { token });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });
});

describe('the discount card of an organization', () => {
  it.each(['cumulative', 'cashback'] as const)('%s is shown to everybody', async (kind) => {
    const id = await createOrganization(server.database.db);
    await offer(id, kind, [
      [750, 200_000],
      [300, 0],
    ]);
    const { discount_cards: cards, discount_card: first } = await read(id);
    expect(first).toEqual(cards[0]);
    expect(cards).toEqual([
      {
        kind,
        background: 'dusk',
        tiers: [
          { percent: '3', spend_limit: { amount: '0.00', currency: 'KGS' } },
          { percent: '7.5', spend_limit: { amount: '2000.00', currency: 'KGS' } },
        ],
      },
    ]);
  });

  it('knows whom it belongs to', async () => {
    const { db } = server.database;
    const owner = await createUser(db);
    const id = await createOrganization(db, { ownerId: owner });
    expect((await client(id, await server.sessionOf(owner))).is_own).toBe(true);
    expect((await client(id, await server.sessionOf(await createUser(db)))).is_own).toBe(false);
  });

  it('tells a client what they have spent there, and what is missing to the next step', async () => {
    const { db } = server.database;
    const id = await createOrganization(db);
    await offer(id, 'cumulative', [
      [300, 0],
      [500, 200_000],
    ]);
    const userId = await createUser(db);
    const token = await server.sessionOf(userId);
    const money = (amount: string) => ({ amount, currency: 'KGS' });
    expect((await client(id, token)).discount).toEqual({
      spent: money('0.00'),
      kind: 'cumulative',
      percent: '3',
      next: { percent: '5', missing: money('2000.00') },
    });

    const settled = {
      organization_id: id,
      client_id: userId,
      payment_status: 'accepted',
      fulfilled_at: new Date(),
    } as const;
    await createOrder(db, { ...settled, goods: 150_000, discount: 30_000, cashback_spent: 20_000 });
    await createOrder(db, { ...settled, goods: 900_000, payment_status: 'in_progress' });
    await createOrder(db, { ...settled, goods: 900_000, client_id: await createUser(db) });
    expect((await client(id, token)).discount).toEqual({
      spent: money('1000.00'),
      kind: 'cumulative',
      percent: '3',
      next: { percent: '5', missing: money('1000.00') },
    });

    await createOrder(db, { ...settled, goods: 100_000 });
    expect((await client(id, token)).discount).toEqual({
      spent: money('2000.00'),
      kind: 'cumulative',
      percent: '5',
      next: null,
    });
  });

  it.each([
    ['announced', true, true],
    ['closing', false, true],
    ['deactivated', false, false],
  ] as const)(
    'goes where it sells nothing, and the hours once it is closed: %s',
    async (status, hasCard, hasHours) => {
      const { db } = server.database;
      const id = await createOrganization(db);
      await offer(id, 'fixed', [[300, 0]]);
      await db
        .insertInto('organization_hours')
        .values({ organization_id: id, weekday: 1, opens_at: '09:00', closes_at: '18:00' })
        .execute();
      const states = status === 'deactivated' ? (['closing', 'deactivated'] as const) : [status];
      for (const state of states) {
        await db
          .updateTable('organization')
          .set({
            status: state,
            is_listed: state !== 'deactivated',
            ...(state === 'announced' && {
              announced_at: new Date(),
              closes_at: new Date(Date.now() + 86_400_000),
            }),
          })
          .where('id', '=', id)
          .execute();
      }
      const { discount_cards, working_hours } = await read(id);
      expect([discount_cards.length > 0, working_hours !== null]).toEqual([hasCard, hasHours]);
    },
  );

  it('is missing where none is offered', async () => {
    const { db } = server.database;
    const id = await createOrganization(db);
    const token = await server.sessionOf(await createUser(db));
    expect((await read(id)).discount_cards).toEqual([]);
    expect((await client(id, token)).discount).toBeNull();
  });
});
