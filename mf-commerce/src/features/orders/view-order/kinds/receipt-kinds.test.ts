import type { Receipt } from '@karavan/shared-api/contract/orders';
import { RECEIPT_KINDS } from './receipt-kinds.ts';

const placed = {
  kind: 'product',
  booking: null,
  created_at: '2026-05-01T08:00:00Z',
  accepted_at: null,
  fulfilled_at: null,
  payment_status: null,
  delivery: null,
} as Receipt;

function timelineSteps(values: Partial<Receipt>) {
  const receipt = { ...placed, ...values } as Receipt;
  return RECEIPT_KINDS[receipt.kind].stepsOf(receipt);
}

const doneOf = (receipt: Partial<Receipt>) =>
  timelineSteps(receipt)
    .filter(({ isDone }) => isDone)
    .map(({ key }) => key);

const keysOf = (receipt: Partial<Receipt>) => timelineSteps(receipt).map(({ key }) => key);

it('asks for no answer at the till', () => {
  expect(keysOf({ method: 'cart_checkout' })).toEqual(['step_ordered', 'step_sold']);
});

it('has money before the goods only where it is paid online', () => {
  expect(keysOf({ method: 'self_pickup' })).not.toContain('step_paid');
  expect(keysOf({ method: 'online_payment' })).toEqual([
    'step_ordered',
    'step_accepted',
    'step_paid',
    'step_handed_over',
  ]);
});

it('follows the courier, also back when they could not bring it', () => {
  const way = (status: NonNullable<Receipt['delivery']>['status']) =>
    doneOf({
      method: 'cash_courier',
      accepted_at: '2026-05-01T08:10:00Z',
      delivery: { status } as NonNullable<Receipt['delivery']>,
    }).at(-1);
  expect(way(null)).toBe('step_accepted');
  expect(way('delivery_status_set_for_delivery')).toBe('step_sent');
  expect(way('delivery_status_taken_for_delivery')).toBe('step_taken');
  expect(way('delivery_status_rejected_by_delivery_service')).toBe('step_sent');
});

it('leads a rental from the request until it is back', () => {
  const booking = { activated_at: null, completed_at: null } as Receipt['booking'];
  expect(keysOf({ kind: 'rent', method: 'online_payment', booking })).toEqual([
    'step_requested',
    'step_confirmed',
    'step_paid',
    'step_activated',
    'step_completed',
  ]);
  const out = { activated_at: '2026-05-02T08:00:00Z', completed_at: null } as Receipt['booking'];
  const accepted_at = '2026-05-01T09:00:00Z';
  expect(doneOf({ kind: 'rent', method: 'self_pickup', accepted_at, booking: out })).toEqual([
    'step_requested',
    'step_confirmed',
    'step_activated',
  ]);
});

it('asks nobody about tickets: they are reserved, and valid once they are paid for', () => {
  const kind = 'ticket';
  expect(keysOf({ kind, method: 'online_payment' })).toEqual(['step_reserved', 'step_valid']);
  expect(doneOf({ kind, method: 'online_payment' })).toEqual(['step_reserved']);
});

describe('whose turn it is', () => {
  const total = { amount: '100.00', currency: 'KGS' };
  const situation = (values: Partial<Receipt>) => {
    const receipt = { ...placed, status: 'accepted', total, tickets: [], ...values } as Receipt;
    const { now, next } = RECEIPT_KINDS[receipt.kind].situationOf(receipt);
    return next ? [now, next.key, next.by] : [now];
  };
  const online = { method: 'online_payment' } as const;
  const brought = (status: NonNullable<Receipt['delivery']>['status']) => ({
    method: 'cash_courier' as const,
    delivery: { status } as NonNullable<Receipt['delivery']>,
  });
  const rental = (times: object) => ({
    kind: 'rent' as const,
    booking: { activated_at: null, completed_at: null, ...times } as Receipt['booking'],
  });
  const tickets = (status: string) => ({
    kind: 'ticket' as const,
    fulfilled_at: '2026-05-01T09:00:00Z',
    tickets: [{ status }] as Receipt['tickets'],
  });

  it.each<[string, Partial<Receipt>, string[]]>([
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
});
