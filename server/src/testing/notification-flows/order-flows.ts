import type { NotificationType } from '@karavan/shared-api/contract/notification-types';
import { createGift } from '../factories/gifts.ts';
import { newPerson, passDeadline, type Flow, type FlowWorld, type Heard } from './flow.ts';

const data = (id: number, final_price: string, method: string) => ({
  transaction_id: id,
  final_price,
  currency: 'KGS',
  method,
});
const paid = (id: number, final_price: string) => ({
  transaction_id: id,
  final_price,
  currency: 'KGS',
});

type Told = Omit<Heard, 'to'>;

const toStaff = ({ people: { owner, cashier } }: FlowWorld, told: Told): Heard[] =>
  [owner, cashier].map((to) => ({ ...told, to }));
const toClient = ({ client }: FlowWorld, told: Told): Heard[] => [{ ...told, to: client.id }];

/** Of 100.00 less five percent, by either way of paying. */
const ways = (
  [
    ['selfPickup', 'self_pickup', 'order'],
    ['onlinePayment', 'online_payment', 'online_order'],
  ] as const
).map(([way, method, words]) => ({
  words,
  order: async ({ client }: FlowWorld) => client.order(way, await client.fill(10_000)),
  told: (id: number, type: NotificationType): Told => ({
    type,
    data: data(id, '95.00', method),
    link: `/receipts/${id}`,
  }),
}));

const orders: Flow[] = ways.flatMap(({ words, order, told }): Flow[] => [
  {
    what: `${words} is placed`,
    types: [words],
    async run(world, act) {
      let id = 0;
      await act(async () => (id = await order(world)));
      return toStaff(world, told(id, words));
    },
  },
  {
    what: `${words} is accepted`,
    types: [`${words}_accepted_for_client`],
    async run(world, act) {
      const id = await order(world);
      await act(() => world.shop.act('accept', id));
      return toClient(world, told(id, `${words}_accepted_for_client`));
    },
  },
  {
    what: `${words} is rejected`,
    types: [`${words}_rejected_for_client`],
    async run(world, act) {
      const id = await order(world);
      await act(() => world.shop.act('reject', id));
      return toClient(world, told(id, `${words}_rejected_for_client`));
    },
  },
  {
    what: `${words} is cancelled by its client`,
    types: [`${words}_rejected`],
    async run(world, act) {
      const id = await order(world);
      await act(() => world.client.call(`/receipts/${id}/`, 'DELETE'));
      return toStaff(world, told(id, `${words}_rejected`));
    },
  },
  {
    what: `${words} is not answered in time`,
    types: [`${words}_rejected_for_client`, 'order_expired'],
    async run(world, act) {
      const id = await order(world);
      await act(() => passDeadline(world, id));
      return [
        ...toClient(world, told(id, `${words}_rejected_for_client`)),
        ...toStaff(world, told(id, 'order_expired')),
      ];
    },
  },
]);

async function payFor({ client, shop }: FlowWorld): Promise<[number, string]> {
  const id = await client.order('onlinePayment', await client.fill(10_000));
  await shop.act('accept', id);
  return [id, await client.openPayment(id)];
}

const payments: Flow[] = [
  {
    what: 'an order is paid for',
    types: ['order_payment', 'order_payment_for_client'],
    async run(world, act) {
      const [id, reference] = await payFor(world);
      await act(() => world.client.payAt(id, reference));
      const told = { data: paid(id, '95.00'), link: `/receipts/${id}` };
      return [
        ...toStaff(world, { ...told, type: 'order_payment' }),
        ...toClient(world, { ...told, type: 'order_payment_for_client' }),
      ];
    },
  },
  {
    what: 'the money goes back',
    types: ['order_payment_refunded_for_client'],
    async run(world, act) {
      const [id, reference] = await payFor(world);
      await world.client.payAt(id, reference);
      await world.shop.act('hand_over', id);
      await act(() => world.shop.act('refund', id, { goods_return: true }));
      const told = { data: paid(id, '95.00'), link: `/receipts/${id}` };
      return toClient(world, { ...told, type: 'order_payment_refunded_for_client' });
    },
  },
];

/** Its goods, and what they would be without the card. */
const atTill = (id: number) => ({
  data: {
    ...data(id, '95.00', 'cart_checkout'),
    total_price: '100.00',
    discount_percent: '5',
  },
  link: `/receipts/${id}`,
});

const declined: Flow = {
  what: 'the till does not sell what waits there',
  types: ['decline_discount'],
  async run(world, act) {
    const id = await world.client.order('offline', await world.client.fill(10_000));
    await act(() => world.shop.act('reject', id));
    return toClient(world, { ...atTill(id), type: 'decline_discount' });
  },
};

const till: Flow = {
  what: 'the till sells with a card',
  types: ['accept_discount', 'accepted_seller_discount'],
  async run(world, act) {
    const { client, shop } = world;
    const id = await client.order('offline', await client.fill(10_000));
    await act(() => shop.act('sell', id));
    const told = atTill(id);
    return [
      ...toClient(world, { ...told, type: 'accept_discount' }),
      { ...told, to: shop.owner, type: 'accepted_seller_discount', is_new: false },
    ];
  },
};

/** A client of the shop with cashback, who has 20.00 there. */
async function withCashback({ generous }: FlowWorld) {
  const client = await generous.newClient();
  const earning = await client.order('selfPickup', await client.fill(20_000));
  await generous.act('accept', earning);
  const spend = async () => {
    const { id } = await client.fill(5_000);
    const { body } = await client.call(`/carts/${id}/cashback/`, 'PUT', { spend: true });
    const order = await client.order('selfPickup', body);
    await generous.act('accept', order);
    return order;
  };
  return { client, earning, spend, earn: () => generous.act('hand_over', earning) };
}

const cashback: Flow[] = [
  {
    what: 'a purchase earns cashback',
    types: ['new_cashback', 'charge_cashback_for_seller'],
    async run(world, act) {
      const { generous } = world;
      const { client, earning, earn } = await withCashback(world);
      await act(earn);
      const told = { data: data(earning, '20.00', 'self_pickup'), link: `/receipts/${earning}` };
      return [
        { ...told, to: client.id, type: 'new_cashback' },
        { ...told, to: generous.owner, type: 'charge_cashback_for_seller', is_new: false },
      ];
    },
  },
  {
    what: 'cashback is spent',
    types: ['withdraw_cashback_for_client', 'withdraw_cashback_for_seller'],
    async run(world, act) {
      const { generous } = world;
      const { client, earn, spend } = await withCashback(world);
      await earn();
      const order = await spend();
      await act(() => generous.act('hand_over', order));
      const link = `/receipts/${order}`;
      const spent = { data: data(order, '20.00', 'self_pickup'), link };
      // What is paid with money earns in turn.
      const earned = { data: data(order, '3.00', 'self_pickup'), link };
      const seller = { to: generous.owner, is_new: false };
      return [
        { ...spent, to: client.id, type: 'withdraw_cashback_for_client' },
        { ...spent, ...seller, type: 'withdraw_cashback_for_seller' },
        { ...earned, to: client.id, type: 'new_cashback' },
        { ...earned, ...seller, type: 'charge_cashback_for_seller' },
      ];
    },
  },
  {
    what: 'cashback comes back with a refund',
    types: ['charge_cashback_for_client'],
    async run(world, act) {
      const { generous } = world;
      const { client, earn, spend } = await withCashback(world);
      await earn();
      const order = await spend();
      await generous.act('hand_over', order);
      await act(() => generous.act('refund', order, { goods_return: true }));
      const told = { data: data(order, '20.00', 'self_pickup'), link: `/receipts/${order}` };
      return [
        { ...told, to: client.id, type: 'charge_cashback_for_client' },
        { ...told, to: generous.owner, type: 'charge_cashback_for_seller' },
        {
          to: client.id,
          type: 'order_payment_refunded_for_client',
          data: paid(order, '30.00'),
          link: `/receipts/${order}`,
        },
      ];
    },
  },
];

const corrected = (['gift_card', 'voucher'] as const).map((kind): Flow => {
  const type = `${kind}_corrected` as const;
  return {
    what: `staff correct what is on a ${kind}`,
    types: [type],
    async run(world, act) {
      const { generous, server } = world;
      const { organizationId: organization_id, owner } = generous;
      const holder_id = await newPerson(world);
      const id = await createGift(server.database.db, { organization_id, holder_id, kind });
      const path = `/organizations/${organization_id}/gifts/${id}/correct/`;
      await act(() =>
        world.as(owner, path, 'POST', { balance: '60', seen: '100', reason: 'Списали дважды' }),
      );
      return [
        { to: holder_id, type, data: { final_price: '60.00', currency: 'KGS' }, link: '/gifts' },
      ];
    },
  };
});

export const ORDER_FLOWS: readonly Flow[] = [
  ...orders,
  ...payments,
  till,
  declined,
  ...cashback,
  ...corrected,
];
