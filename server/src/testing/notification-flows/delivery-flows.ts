import type { NotificationType } from '@karavan/shared-api/contract/notification-types';
import { createAddress } from '../factories/delivery.ts';
import type { Flow, FlowWorld, Heard } from './flow.ts';

/** An accepted order that a courier is asked to bring. */
async function sent(world: FlowWorld) {
  const { db } = world.server.database;
  const client = await world.shop.newClient();
  await createAddress(db, client.id);
  const id = await client.order('delivery', await client.fill(30_000));
  await world.shop.act('accept', id);
  const send = () => world.shop.act('send_to_delivery', id);
  const courier = async (action: string, body?: object) => {
    const { id: delivery } = await db
      .selectFrom('delivery')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    return world.as(world.people.courier, `/delivery/${delivery}/${action}/`, 'POST', body);
  };
  const pin = async () =>
    (
      await db
        .selectFrom('delivery')
        .select('pin')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow()
    ).pin;
  return { id, client: client.id, send, courier, pin };
}

/** 300.00 less five percent, and 100.00 for the way. */
const moved = (id: number) => ({
  transaction_id: id,
  final_price: '385.00',
  currency: 'KGS',
  delivery_organization_title: 'Организация',
});

type Types = readonly [
  ofCourier: NotificationType,
  ofClient: NotificationType,
  ofStaff: NotificationType,
];

const toAll = (
  { people: { owner, cashier, courier } }: FlowWorld,
  order: { id: number; client: number },
  [ofCourier, ofClient, ofStaff]: Types,
): Heard[] => {
  const told = { data: moved(order.id), link: `/receipts/${order.id}` };
  return [
    { ...told, to: courier, type: ofCourier, link: '/delivery/history', is_new: false },
    { ...told, to: order.client, type: ofClient },
    { ...told, to: owner, type: ofStaff },
    { ...told, to: cashier, type: ofStaff },
  ];
};

const MOVES: readonly (readonly [what: string, types: Types, ...steps: string[]])[] = [
  [
    'takes it',
    [
      'accepted_by_delivery',
      'accepted_by_delivery_for_client',
      'accepted_by_delivery_for_organization',
    ],
    'accept',
  ],
  [
    'cannot bring it',
    [
      'rejected_by_delivery',
      'rejected_by_delivery_for_client',
      'rejected_by_delivery_for_organization',
    ],
    'accept',
    'reject',
  ],
  [
    'brings it',
    ['delivery_delivered', 'delivery_delivered_for_client', 'delivery_delivered_for_organization'],
    'accept',
    'delivered',
  ],
];

export const DELIVERY_FLOWS: readonly Flow[] = [
  {
    what: 'a courier is asked for',
    types: ['for_delivery', 'sent_to_delivery_by_organization_for_client'],
    async run(world, act) {
      const order = await sent(world);
      await act(order.send);
      const data = {
        transaction_id: order.id,
        delivery_amount: '100.00',
        delivery_currency: 'KGS',
        who_pays: 'client',
      };
      return [
        { to: world.people.courier, type: 'for_delivery', data, link: null },
        {
          to: order.client,
          type: 'sent_to_delivery_by_organization_for_client',
          data,
          link: `/receipts/${order.id}`,
        },
      ];
    },
  },
  {
    what: 'the staff has goods again that could not be brought',
    types: ['return_confirmed'],
    async run(world, act) {
      const order = await sent(world);
      await order.send();
      await order.courier('accept');
      await order.courier('picked_up', { parcels: 1 });
      await order.courier('reject', { reason: 'Никого нет дома' });
      await act(() => world.shop.act('confirm_return', order.id));
      const { courier: to } = world.people;
      return [{ to, type: 'return_confirmed', data: {}, link: '/delivery/history' }];
    },
  },
  ...MOVES.map(([what, types, ...steps]): Flow => ({
    what: `a courier ${what}`,
    types,
    async run(world, act) {
      const order = await sent(world);
      await order.send();
      const bodies: Readonly<Record<string, () => Promise<object>>> = {
        reject: async () => ({ reason: 'Никого нет дома' }),
        delivered: async () => ({ pin: await order.pin() }),
      };
      const step = async (action: string) => order.courier(action, await bodies[action]?.());
      for (const action of steps.slice(0, -1)) await step(action);
      await act(() => step(steps.at(-1)!));
      return toAll(world, order, types);
    },
  })),
];
