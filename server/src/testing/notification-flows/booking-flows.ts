import { sql } from 'kysely';
import { dayAhead } from '../test-rentals.ts';
import { passDeadline, type Flow, type FlowWorld } from './flow.ts';

async function book(world: FlowWorld, method: 'online_payment' | 'self_pickup' = 'self_pickup') {
  const itemId = await world.newRental();
  const { body } = await world.client.call(`/rentals/${itemId}/booking/`, 'POST', {
    starts_at: dayAhead(3),
    units: 1,
    method,
  });
  const { transaction_id: id } = body as { transaction_id: number };
  const move = (action: string) =>
    world.as(
      world.shop.owner,
      `/organizations/${world.shop.organizationId}/bookings/${id}/${action}/`,
      'POST',
    );
  // Less five percent.
  const money = { transaction_id: id, final_price: '1900.00', currency: 'KGS' };
  return { id, move, money, told: { data: { ...money, method }, link: `/receipts/rent/${id}` } };
}

const staffOf = ({ people: { owner, host } }: FlowWorld) => [owner, host];

const rentals: Flow[] = [
  {
    what: 'a rental is asked for',
    types: ['rental'],
    async run(world, act) {
      let booking: Awaited<ReturnType<typeof book>> | undefined;
      await act(async () => (booking = await book(world)));
      return staffOf(world).map((to) => ({ ...booking!.told, to, type: 'rental' }));
    },
  },
  ...(
    [
      ['accept', 'rental_accepted_for_client'],
      ['reject', 'rental_rejected_for_client'],
    ] as const
  ).map(([action, type]): Flow => ({
    what: `a rental: ${action}`,
    types: [type],
    async run(world, act) {
      const { move, told } = await book(world);
      await act(() => move(action));
      return [{ ...told, to: world.client.id, type }];
    },
  })),
  {
    what: 'a rental is cancelled by its client',
    types: ['rental_rejected'],
    async run(world, act) {
      const { id, told } = await book(world);
      await act(() => world.client.call(`/receipts/${id}/`, 'DELETE'));
      return staffOf(world).map((to) => ({ ...told, to, type: 'rental_rejected' }));
    },
  },
  {
    what: 'a rental is not answered in time',
    types: ['rental_rejected_for_client', 'rental_expired'],
    async run(world, act) {
      const { id, told } = await book(world);
      await act(() => passDeadline(world, id));
      return [
        { ...told, to: world.client.id, type: 'rental_rejected_for_client' },
        ...staffOf(world).map((to) => ({ ...told, to, type: 'rental_expired' as const })),
      ];
    },
  },
  {
    what: 'a rental is paid for',
    types: ['rental_payment', 'rental_payment_for_client'],
    async run(world, act) {
      const { id, move, money, told } = await book(world, 'online_payment');
      await move('accept');
      const reference = await world.client.openPayment(id);
      await act(() => world.client.payAt(id, reference));
      const paid = { data: money, link: told.link };
      return [
        ...staffOf(world).map((to) => ({ ...paid, to, type: 'rental_payment' as const })),
        { ...paid, to: world.client.id, type: 'rental_payment_for_client' },
      ];
    },
  },
  {
    what: 'a booking gets another period, by its client',
    types: ['rental_changed'],
    async run(world, act) {
      const { id, told } = await book(world);
      const body = { starts_at: dayAhead(5), units: 2 };
      await act(() => world.client.call(`/receipts/${id}/booking/`, 'PUT', body));
      const changed = {
        data: { transaction_id: id },
        link: told.link,
        type: 'rental_changed' as const,
      };
      return staffOf(world).map((to) => ({ ...changed, to }));
    },
  },
  {
    what: 'a booking gets another period, by the staff',
    types: ['rental_changed_for_client'],
    async run(world, act) {
      const { id, move, told } = await book(world);
      await move('accept');
      const body = { starts_at: dayAhead(5), units: 2 };
      const { owner } = world.people;
      const path = `/organizations/${world.shop.organizationId}/bookings/${id}/`;
      await act(() => world.as(owner, path, 'PUT', body));
      const changed = { data: { transaction_id: id }, link: told.link };
      return [{ ...changed, to: world.client.id, type: 'rental_changed_for_client' }];
    },
  },
  {
    what: 'a part of the deposit is kept',
    types: ['rental_deposit_kept'],
    async run(world, act) {
      const { id, move, told } = await book(world);
      await move('accept');
      await world.server.database.db
        .updateTable('rental_booking')
        .set({ during: sql<string>`tstzrange(now(), upper(during))`, deposit: 50_000 })
        .where('order_id', '=', id)
        .execute();
      await move('activate');
      await move('complete');
      const { organizationId, owner } = world.shop;
      const path = `/organizations/${organizationId}/bookings/${id}/deposit/`;
      await act(() => world.as(owner, path, 'POST', { kept: '120', reason: 'Скол' }));
      const data = { transaction_id: id, final_price: '120.00', currency: 'KGS' };
      return [{ data, link: told.link, to: world.client.id, type: 'rental_deposit_kept' }];
    },
  },
  {
    what: 'a rental is handed over, by one of the staff',
    types: ['activated_rental', 'activated_rental_for_client'],
    async run(world, act) {
      const { id, move, told } = await book(world);
      await move('accept');
      await world.server.database.db
        .updateTable('rental_booking')
        .set({ during: sql<string>`tstzrange(now(), upper(during))` })
        .where('order_id', '=', id)
        .execute();
      await act(() => move('activate'));
      return [
        { ...told, to: world.people.host, type: 'activated_rental' },
        { ...told, to: world.client.id, type: 'activated_rental_for_client' },
      ];
    },
  },
];

const tickets: Flow = {
  what: 'a ticket is used at the door',
  types: ['activated_ticket', 'activated_ticket_for_client'],
  async run(world, act) {
    const { client, shop } = world;
    const { itemId, sizeId } = await world.newEvent();
    const { body } = await client.call('/tickets/', 'POST', {
      size_id: sizeId,
      quantity: 1,
      method: 'online_payment',
    });
    const { transaction_id: id } = body as { transaction_id: number };
    await client.payAt(id, await client.openPayment(id));
    const [ticket] = (await client.receipt(id)).tickets;
    await act(() =>
      world.as(shop.owner, `/organizations/${shop.organizationId}/tickets/activate/`, 'POST', {
        secret: ticket!.secret!,
        nonce: crypto.randomUUID(),
      }),
    );
    const told = { data: { transaction_id: id } };
    const event = `/organizations/${shop.organizationId}/manage/events/${itemId}`;
    return [
      { ...told, to: world.people.host, type: 'activated_ticket', link: event },
      {
        ...told,
        to: client.id,
        type: 'activated_ticket_for_client',
        link: `/receipts/${id}`,
      },
    ];
  },
};

export const BOOKING_FLOWS: readonly Flow[] = [...rentals, tickets];
