import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import type { PaymentStatus } from '@karavan/shared-api/contract/order-states';
import type { OrderState } from './order-state.ts';

interface PaymentMove {
  /** Staff need the permission named; `order` is a move of the order that brings this one along. */
  readonly by: OrganizationPermission | 'client' | 'provider' | 'order';
  /** What the order must be like, beside its payment. */
  readonly when: (order: OrderState) => boolean;
  /** What becomes of the money that has come. */
  readonly money: 'keep' | 'return';
  /** A rejected order is accepted again. */
  readonly revives?: boolean;
}

type Unrefunded = Exclude<PaymentStatus, 'refunded'>;

/** Nothing leads out of `refunded`: a row that says so does not compile. */
export type PaymentTransition = PaymentMove &
  (
    | { readonly from: readonly (Unrefunded | null)[]; readonly to: Unrefunded }
    | { readonly from: readonly (PaymentStatus | null)[]; readonly to: 'refunded' }
  );

const UNPAID = [null, 'in_progress', 'rejected'] as const;

const always = () => true;
const isAccepted = ({ status }: OrderState) => status === 'accepted';
const isFulfilled = ({ fulfilled_at }: OrderState) => fulfilled_at !== null;

/** The whole state machine of an order's payment. What each row does to the order stands in `move-payment.ts`. */
export const PAYMENT_TRANSITIONS = {
  /** The client opens the provider's page. */
  open: {
    from: UNPAID,
    to: 'in_progress',
    by: 'client',
    // What cashback or gift cards have paid for whole costs nothing any more.
    when: (order) => order.method === 'online_payment' && order.total > 0 && isAccepted(order),
    money: 'keep',
  },
  give_up: { from: ['in_progress'], to: 'rejected', by: 'client', when: always, money: 'keep' },
  decline: { from: ['in_progress'], to: 'rejected', by: 'provider', when: always, money: 'keep' },
  pay: {
    from: UNPAID,
    to: 'accepted',
    by: 'provider',
    when: (order) => isAccepted(order) && !isFulfilled(order),
    money: 'keep',
  },
  /** Money after the deadline buys what is still there. */
  pay_late: {
    from: UNPAID,
    to: 'accepted',
    by: 'provider',
    when: ({ status, reason, cashback_spent, gift_spent }) =>
      // Cashback that was set aside, and what gift cards had paid, has gone back and may be spent by now.
      status === 'rejected' && reason === 'expired' && cashback_spent === 0 && gift_spent === 0,
    money: 'keep',
    revives: true,
  },
  /** A second payment attempt of an order that is paid for. */
  pay_twice: {
    from: ['accepted'],
    to: 'accepted',
    by: 'provider',
    when: always,
    money: 'return',
  },
  /** Money for what cannot be had any more. */
  pay_in_vain: {
    from: [...UNPAID, 'refunded'],
    to: 'refunded',
    by: 'provider',
    when: always,
    money: 'return',
  },
  /** Cash changes hands together with the goods; online it has come before. */
  collect: { from: [null, 'accepted'], to: 'accepted', by: 'order', when: always, money: 'keep' },
  /** What costs nothing is paid for. */
  waive: {
    from: [null],
    to: 'accepted',
    by: 'order',
    when: ({ total }) => total === 0,
    money: 'keep',
  },
  /** The order that it was for is rejected. */
  cancel: { from: ['accepted'], to: 'refunded', by: 'order', when: always, money: 'return' },
  refund: {
    from: ['accepted'],
    to: 'refunded',
    by: 'can_refund',
    when: isFulfilled,
    money: 'return',
  },
} as const satisfies Readonly<Record<string, PaymentTransition>>;

export type PaymentAction = keyof typeof PAYMENT_TRANSITIONS;

/** Whether the payment of an order can go this way from where it stands. */
export function canPaymentMove(action: PaymentAction, order: OrderState): boolean {
  const { from, when }: PaymentTransition = PAYMENT_TRANSITIONS[action];
  return from.some((status) => status === order.payment_status) && when(order);
}
