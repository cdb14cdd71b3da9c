import type { OrganizationPermission } from '@karavan/shared-api/contract/permissions';
import {
  OrderKind,
  OrderMethod,
  type OrderStatus,
  type RejectionReason,
} from '@karavan/shared-api/contract/order-states';
import { canDeliveryMove } from './delivery-transitions.ts';
import type { OrderState } from './order-state.ts';
import type { PaymentAction } from './payment-transitions.ts';

/** What becomes of what an order holds: stock, a period of a thing, places at an event. */
export type HoldEffect = 'keep' | 'release' | 'sell';

export interface OrderTransition {
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
  /** Staff need the permission named. */
  readonly by: OrganizationPermission | 'client' | 'timer' | 'courier' | 'payment';
  readonly kinds: readonly OrderKind[];
  readonly methods: readonly OrderMethod[];
  /** Only where the client fetches the goods, or only where they are brought. */
  readonly goods: 'fetched' | 'brought' | 'either';
  readonly hold: HoldEffect;
  /** Why it is rejected. */
  readonly reason: RejectionReason | null;
  /** The order is over: goods and money have changed hands. */
  readonly fulfils: boolean;
  /** What it does to the payment, where that stands so that it can. */
  readonly payment: PaymentAction | null;
}

const rejection = {
  kinds: OrderKind.options,
  from: ['in_progress', 'accepted'],
  to: 'rejected',
  methods: OrderMethod.options,
  goods: 'either',
  hold: 'release',
  fulfils: false,
  payment: 'cancel',
} as const;

const sale = {
  kinds: ['product'],
  to: 'accepted',
  hold: 'sell',
  reason: null,
  fulfils: true,
  payment: 'collect',
} as const;

const acceptance = {
  from: ['in_progress'],
  to: 'accepted',
  goods: 'either',
  hold: 'keep',
  reason: null,
  fulfils: false,
  // What gift cards have paid whole, or costs nothing, nobody has to pay for any more.
  payment: 'waive',
} as const;

const rejectionByStaff = { ...rejection, reason: 'rejected_by_organization' } as const;

/** The whole state machine of an order. */
export const ORDER_TRANSITIONS = {
  accept: {
    ...acceptance,
    kinds: ['product'],
    by: 'can_manage_orders',
    methods: ['self_pickup', 'cash_courier', 'online_payment'],
  },
  reject: {
    ...rejectionByStaff,
    kinds: ['product'],
    by: 'can_manage_orders',
  },
  accept_booking: {
    ...acceptance,
    kinds: ['rent'],
    by: 'can_manage_rentals_events',
    methods: ['self_pickup', 'online_payment'],
  },
  reject_booking: {
    ...rejectionByStaff,
    kinds: ['rent'],
    by: 'can_manage_rentals_events',
  },
  cancel: {
    ...rejection,
    by: 'client',
    reason: 'cancelled_by_client',
  },
  /** Nobody has answered, paid or come before the deadline. */
  expire: {
    ...rejection,
    by: 'timer',
    reason: 'expired',
  },
  /** The event that tickets are reserved for has been cancelled. */
  call_off: {
    ...rejectionByStaff,
    kinds: ['ticket'],
    by: 'timer',
  },
  /** The client stands at the till. */
  sell: {
    ...sale,
    from: ['in_progress'],
    by: 'can_sell',
    methods: ['cart_checkout'],
    goods: 'fetched',
  },
  hand_over: {
    ...sale,
    from: ['accepted'],
    by: 'can_manage_orders',
    methods: ['self_pickup', 'online_payment'],
    goods: 'fetched',
  },
  deliver: {
    ...sale,
    from: ['accepted'],
    by: 'courier',
    methods: ['cash_courier', 'online_payment'],
    goods: 'brought',
  },
  /** The client has come for what they rent. */
  activate: {
    ...sale,
    kinds: ['rent'],
    from: ['accepted'],
    by: 'can_scan',
    methods: ['self_pickup', 'online_payment'],
    goods: 'fetched',
  },
  /** The period of a rental that has been paid for is over, and nobody has come. */
  lapse: {
    ...sale,
    kinds: ['rent'],
    from: ['accepted'],
    by: 'timer',
    methods: ['online_payment', 'self_pickup'],
    goods: 'fetched',
  },
  /** Tickets have been paid for online, or cost nothing. */
  issue: {
    ...sale,
    kinds: ['ticket'],
    from: ['accepted'],
    by: 'payment',
    methods: ['online_payment', 'self_pickup'],
    goods: 'fetched',
  },
  /** Tickets have been paid for at the box office. */
  sell_tickets: {
    ...sale,
    kinds: ['ticket'],
    from: ['accepted'],
    by: 'can_sell',
    methods: ['self_pickup'],
    goods: 'fetched',
  },
} as const satisfies Readonly<Record<string, OrderTransition>>;

export type OrderAction = keyof typeof ORDER_TRANSITIONS;

/** Whether an order can go this way from where it stands. */
export function isPossible(transition: OrderTransition, order: OrderState): boolean {
  const { from, to, kinds, methods, goods, fulfils } = transition;
  const isUnderWay = order.delivery_status === 'delivery_status_taken_for_delivery';
  return (
    order.fulfilled_at === null &&
    order.payment_status !== 'refunded' &&
    kinds.includes(order.kind) &&
    from.includes(order.status) &&
    methods.includes(order.method) &&
    (goods === 'either' || (goods === 'brought') === (order.address !== null)) &&
    !(fulfils && !isPaidFor(order)) &&
    // What a courier carries comes back first.
    !(to === 'rejected' && (isUnderWay || order.goods_out))
  );
}

/** Whether a courier may be asked to bring it: for the first time, or after another could not. */
export function isReadyForDelivery(order: OrderState): boolean {
  return (
    order.status === 'accepted' &&
    order.fulfilled_at === null &&
    order.address !== null &&
    !order.goods_out &&
    isPaidFor(order) &&
    canDeliveryMove('send', order.delivery_status)
  );
}

/** Cash changes hands together with the goods, money online before them; what costs nothing needs neither. */
function isPaidFor({ method, payment_status, total }: OrderState): boolean {
  return method !== 'online_payment' || payment_status === 'accepted' || total === 0;
}
