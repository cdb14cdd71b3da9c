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

it('speaks of arrival and departure where nights are booked', () => {
  const booking = { by_night: true, activated_at: null, completed_at: null } as Receipt['booking'];
  expect(keysOf({ kind: 'rent', method: 'self_pickup', booking })).toEqual([
    'step_requested',
    'step_confirmed',
    'step_arrived',
    'step_departed',
  ]);
});

it('asks nobody about tickets: they are reserved, and valid once they are paid for', () => {
  const kind = 'ticket';
  expect(keysOf({ kind, method: 'online_payment' })).toEqual(['step_reserved', 'step_valid']);
  expect(doneOf({ kind, method: 'online_payment' })).toEqual(['step_reserved']);
});
