import { situationOf } from './situation-of.ts';
import type { OrderCase } from './situation.ts';

const total = { amount: '100.00', currency: 'KGS' };
const placed = {
  kind: 'product',
  status: 'accepted',
  total,
  booking: null,
  fulfilled_at: null,
  payment_status: null,
  delivery: null,
  tickets: [],
};
const situation = (values: Partial<OrderCase>) => {
  const { now, next } = situationOf({ ...placed, ...values } as OrderCase);
  return next ? [now, next.key, next.by] : [now];
};
const online = { method: 'online_payment' } as const;
const brought = (status: NonNullable<OrderCase['delivery']>['status']) => ({
  method: 'cash_courier' as const,
  delivery: { status } as NonNullable<OrderCase['delivery']>,
});
const rental = (times: object) => ({
  kind: 'rent' as const,
  booking: { activated_at: null, completed_at: null, ...times } as OrderCase['booking'],
});
const tickets = (status: string) => ({
  kind: 'ticket' as const,
  fulfilled_at: '2026-05-01T09:00:00Z',
  tickets: [{ status }] as OrderCase['tickets'],
});

it.each<[string, Partial<OrderCase>, string[]]>([
  [
    'placed',
    { status: 'in_progress', method: 'self_pickup' },
    ['now_new', 'next_answer', 'organization'],
  ],
  [
    'taken to the till',
    { status: 'in_progress', method: 'cart_checkout' },
    ['now_till', 'next_till', 'client'],
  ],
  ['accepted', { method: 'self_pickup' }, ['now_accepted', 'next_pick_up', 'client']],
  ['accepted, to be paid online', online, ['now_unpaid', 'next_pay', 'client']],
  [
    'paid online',
    { ...online, payment_status: 'accepted' },
    ['now_accepted', 'next_pick_up_paid', 'client'],
  ],
  ['to be sent', brought(null), ['now_packing', 'next_send', 'organization']],
  [
    'offered to couriers',
    brought('delivery_status_set_for_delivery'),
    ['now_sent', 'next_take', 'courier'],
  ],
  [
    'on the way',
    brought('delivery_status_taken_for_delivery'),
    ['now_on_the_way', 'next_deliver', 'courier'],
  ],
  [
    'brought back',
    brought('delivery_status_rejected_by_delivery_service'),
    ['now_not_delivered', 'next_send', 'organization'],
  ],
  [
    'handed over',
    { method: 'self_pickup', fulfilled_at: '2026-05-01T09:00:00Z' },
    ['now_fulfilled'],
  ],
  ['a booked rental', rental({}), ['now_confirmed', 'next_come', 'client']],
  [
    'a rental that is out',
    rental({ activated_at: '2026-05-01T09:00:00Z' }),
    ['now_out', 'next_return', 'client'],
  ],
  [
    'a rental that is back',
    rental({ activated_at: '2026-05-01T09:00:00Z', completed_at: '2026-05-02T09:00:00Z' }),
    ['now_returned'],
  ],
  [
    'tickets for the box office',
    { kind: 'ticket', method: 'self_pickup' },
    ['now_reserved', 'next_box_office', 'client'],
  ],
  [
    'tickets to be paid online',
    { kind: 'ticket', ...online },
    ['now_reserved', 'next_pay', 'client'],
  ],
  ['valid tickets', tickets('valid'), ['now_valid', 'next_enter', 'client']],
  ['used tickets', tickets('activated'), ['now_used']],
  ['tickets of the past', tickets('expired'), ['now_expired']],
])('%s', (_name, receipt, expected) => {
  expect(situation(receipt)).toEqual(expected);
});
