import { sql } from 'kysely';
import {
  DeliveryStatus,
  OrderKind,
  OrderMethod,
  OrderStage,
  OrderStatus,
  PaymentStatus,
} from '@karavan/shared-api/contract/order-states';
import {
  ORGANIZATION_PERMISSIONS,
  type OrganizationPermission,
} from '@karavan/shared-api/contract/permissions';
import type { ListedOrder, StageCount } from '@karavan/shared-api/contract/statistics';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createOrder } from '../../../testing/factories/orders.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { staffActionsOf } from '../receipts/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const LISTS = { product: 'orders', rent: 'bookings', ticket: 'tickets' } as const;

async function staffOf(organizationId: number, permissions: OrganizationPermission[]) {
  const member = await createMember(server.database.db, organizationId, permissions);
  const token = await server.sessionOf(member);
  const ask = (path: string) => server.call(`/organizations/${organizationId}/${path}`, { token });
  return {
    ask,
    act: (order: number, action: string) =>
      server.call(`/organizations/${organizationId}/orders/${order}/${action}/`, {
        method: 'POST',
        token,
      }),
    counts: async () =>
      ((await ask('orders/stages/')).body as { list: StageCount[] }).list.filter(
        ({ count }) => count > 0,
      ),
    list: async (kind: OrderKind, query: string) =>
      (await ask(`${LISTS[kind]}/?${query}`)).body as { list: ListedOrder[]; next: string | null },
  };
}

/** Every state that an order could be in: goods alone are brought, and delivered. */
function everyState() {
  const every = <T, U>(states: readonly T[], values: readonly U[]) =>
    states.flatMap((state) => values.map((value) => [state, value] as const));
  const places = [null, 'Киевская, 1'];
  const ends = [null, new Date()];
  return every(every(OrderKind.options, OrderStatus.options), OrderMethod.options)
    .flatMap(([[kind, status], method]) =>
      every([null, ...PaymentStatus.options], [null, ...DeliveryStatus.options]).map(
        ([payment_status, delivery_status]) =>
          ({ kind, status, method, payment_status, delivery_status }) as const,
      ),
    )
    .flatMap((state) =>
      every(every(places, [0, 1000]), ends).map(([[address, total], fulfilled_at]) => ({
        ...state,
        address,
        total,
        fulfilled_at,
      })),
    )
    .filter(
      ({ kind, address, delivery_status, payment_status, fulfilled_at }) =>
        (address === null || kind === 'product') &&
        (delivery_status === null || address !== null) &&
        // What is given back before the end is rejected with it.
        (payment_status !== 'refunded' || fulfilled_at !== null),
    );
}

/** The action that ends each stage. */
const ENDED_BY = {
  accept: 'new',
  accept_booking: 'new',
  hand_over: 'collect',
  activate: 'collect',
  sell: 'pay',
  sell_tickets: 'pay',
  send_to_delivery: 'send',
} as const satisfies Readonly<Record<string, OrderStage>>;

describe('the stage of an order', () => {
  it('is that of the action which the transitions allow, in every state', async () => {
    const states = everyState();
    const { rows } = await sql<{ stage: OrderStage | null }>`
      select order_stage(kind, status, method, payment_status, delivery_status,
        address is not null, total, fulfilled_at) as stage
      from json_to_recordset(${JSON.stringify(states)}) as state(
        kind text, status text, method text, payment_status text, delivery_status text,
        address text, total bigint, fulfilled_at timestamptz)`.execute(server.database.db);
    const wrong = states.filter((state, index) => {
      const actions = staffActionsOf(
        {
          ...state,
          reason: null,
          cashback_spent: 0,
          gift_spent: 0,
          goods_out: false,
          client_id: 1,
          permissions: ORGANIZATION_PERMISSIONS,
          delivery: null,
          booking: {
            starts_at: new Date().toISOString(),
            ends_at: new Date(Date.now() + 3_600_000).toISOString(),
            activated_at: null,
            completed_at: null,
          },
        },
        2,
      );
      const { stage } = rows[index]!;
      return actions.some((action) => action in ENDED_BY && ENDED_BY[action as never] !== stage);
    });
    expect(wrong).toEqual([]);
    expect(new Set(rows.map(({ stage }) => stage))).toEqual(new Set([null, ...OrderStage.options]));
  });

  it('moves on with every step, and is counted', async () => {
    const organization_id = await createOrganization(server.database.db);
    const staff = await staffOf(organization_id, ['can_manage_orders']);
    const id = await createOrder(server.database.db, { organization_id, method: 'self_pickup' });
    expect(await staff.counts()).toEqual([{ kind: 'product', stage: 'new', count: 1 }]);
    await staff.act(id, 'accept');
    expect(await staff.counts()).toEqual([{ kind: 'product', stage: 'collect', count: 1 }]);
    await staff.act(id, 'hand_over');
    expect(await staff.counts()).toEqual([]);
  });

  it('goes one way when two press opposite buttons at once', async () => {
    const organization_id = await createOrganization(server.database.db);
    const staff = await staffOf(organization_id, ['can_manage_orders']);
    const id = await createOrder(server.database.db, { organization_id, method: 'self_pickup' });
    await staff.act(id, 'accept');
    const answers = await Promise.all([staff.act(id, 'hand_over'), staff.act(id, 'reject')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await staff.counts()).toEqual([]);
  });
});

describe('the work list', () => {
  it('shows the oldest first, page by page, with what the reader may do', async () => {
    const { db } = server.database;
    const organization_id = await createOrganization(db);
    const ids: number[] = [];
    for (const day of [3, 1, 2]) {
      const created_at = new Date(`2026-03-0${day}T06:00:00Z`);
      ids[day - 1] = await createOrder(db, { organization_id, created_at, method: 'self_pickup' });
    }
    await createOrder(db, { organization_id, status: 'rejected' });
    const manager = await staffOf(organization_id, ['can_manage_orders']);
    const first = await manager.list('product', 'stage=new&limit=2');
    const second = await manager.list('product', `stage=new&limit=2&cursor=${first.next}`);
    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(ids);
    expect(first.list[0]).toMatchObject({ stage: 'new', staff_actions: ['accept', 'reject'] });
    const refunder = await staffOf(organization_id, ['can_refund']);
    expect((await refunder.list('product', 'stage=new')).list[0]).toMatchObject({
      staff_actions: [],
    });
  });

  it('takes as many statements for thirty orders as for one', async () => {
    const { db } = server.database;
    const organization_id = await createOrganization(db);
    const staff = await staffOf(organization_id, ['can_manage_orders']);
    const count = () =>
      countStatements(server.database, () => staff.list('product', 'stage=new&limit=30'));
    await createOrder(db, { organization_id });
    const one = await count();
    for (let index = 0; index < 29; index += 1) await createOrder(db, { organization_id });
    expect(await count()).toBe(one);
  });

  it('and its counts go by an index, however many orders there are', async () => {
    const { db } = server.database;
    const organization_id = await createOrganization(db);
    const client_id = await createUser(db);
    await sql`
      insert into sale_order (organization_id, client_id, method, currency, goods, fulfilled_at)
      select ${organization_id}, ${client_id}, 'self_pickup', 'KGS', 1000, now()
      from generate_series(1, 5000)`.execute(db);
    await createOrder(db, { organization_id });
    await sql`analyze sale_order`.execute(db);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select id from sale_order where organization_id = ${organization_id}
        and kind = 'product' and stage = 'new' order by created_at, id limit 21`.execute(db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('sale_order_stage');
    expect(plan).not.toContain('Sort');
  });
});

describe('the counts', () => {
  it.each([
    ['can_manage_orders', ['product']],
    ['can_manage_rentals_events', ['rent', 'ticket']],
    ['can_sell', ['product', 'ticket']],
  ] as const)('with %s alone are of the kinds that it reads', async (permission, kinds) => {
    const { db } = server.database;
    const organization_id = await createOrganization(db);
    for (const kind of OrderKind.options) await createOrder(db, { organization_id, kind });
    const staff = await staffOf(organization_id, [permission]);
    expect((await staff.counts()).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('are nothing for staff who read no orders, nor for strangers', async () => {
    const { db } = server.database;
    const organization_id = await createOrganization(db);
    const staff = await staffOf(organization_id, ['can_edit_organization']);
    expect((await staff.ask('orders/stages/')).status).toBe(403);
    const elsewhere = await createMember(db, await createOrganization(db), ['can_manage_orders']);
    const stranger = await server.call(`/organizations/${organization_id}/orders/stages/`, {
      token: await server.sessionOf(elsewhere),
    });
    expect(stranger.status).toBe(404);
  });
});
