import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { Id, IdParams, Image, Money, pageOf, pageQuery } from './common.ts';
import type { ErrorCode } from './errors.ts';
import { OrganizationCard } from './feed.ts';
import { RECEIPTS_PAGE_SIZE, SELLERS_LISTED_MAX } from './limits.ts';

import {
  DeliveryStatus,
  OrderKind,
  OrderMethod,
  OrderStatus,
  PaymentStatus,
  ReceiptState,
  RejectionReason,
} from './order-states.ts';
import { Day, PeriodUnit, WallTime } from './periods.ts';
import type { OrganizationPermission } from './permissions.ts';
import { defineRoute, type Route } from './route.ts';
import { text } from './text.ts';
import { TicketOffer } from './ticket-offers.ts';
import { TicketStatus, TicketWallet } from './ticket-states.ts';

export const ReceiptSummary = z.object({
  /** The same as `transaction_id`, as lists need it. */
  id: Id,
  transaction_id: Id,
  /** Of the organization's own receipts: series and count; null until it is sold. */
  number: z.nullable(z.string()),
  kind: OrderKind,
  /** Its moments are told in the organization's IANA time zone. */
  organization: z.extend(OrganizationCard, { time_zone: z.string() }),
  status: OrderStatus,
  payment_status: z.nullable(PaymentStatus),
  method: OrderMethod,
  reason: z.nullable(RejectionReason),
  total: Money,
  item_count: z.number(),
  created_at: z.string(),
  fulfilled_at: z.nullable(z.string()),
  /** The rental: its period and state. */
  booking: z.nullable(
    z.object({
      item_id: Id,
      starts_at: WallTime,
      ends_at: WallTime,
      unit: PeriodUnit,
      units: z.number(),
      /** Whether its days are nights: a stay, from the arrival to the departure. */
      by_night: z.boolean(),
      activated_at: z.nullable(z.string()),
      completed_at: z.nullable(z.string()),
      /** Until so many hours before its beginning it is cancelled for nothing; this part of what was paid is kept later. */
      cancel_hours: z.number(),
      cancel_percent: z.number(),
      /** What was kept of the price of time that the client has given up. */
      kept: Money,
      /** Taken when it is handed over; null where none is. */
      deposit: z.nullable(
        z.object({
          amount: Money,
          kept: Money,
          /** Why some of it is kept. */
          reason: z.string(),
          /** When the rest was given back. */
          settled_at: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});
export type ReceiptSummary = z.output<typeof ReceiptSummary>;

export const ReceiptLine = z.object({
  item_id: Id,
  name: z.string(),
  size: z.string(),
  quantity: z.number(),
  price: Money,
  discount: Money,
  total: Money,
  image: z.nullable(Image),
  /** Whether the item still has a page. */
  is_sold: z.boolean(),
});

/** What staff can do with an order. */
export const StaffAction = z.enum([
  'accept',
  'reject',
  'hand_over',
  'sell',
  'send_to_delivery',
  'take_back_delivery',
  'confirm_return',
  'settle_cash',
  'refund',
  'accept_booking',
  'reject_booking',
  'activate',
  'complete',
  'sell_tickets',
]);
export type StaffAction = z.output<typeof StaffAction>;

export const Receipt = z.extend(ReceiptSummary, {
  organization: z.extend(ReceiptSummary.shape.organization, {
    address: z.string(),
    phone: z.nullable(z.string()),
  }),
  /** Who sold it; null until a member of staff has accepted it. */
  cashier: z.nullable(z.string()),
  client: z.string(),
  client_id: Id,
  /** Whether the caller is the client. */
  is_mine: z.boolean(),
  accepted_at: z.nullable(z.string()),
  paid_at: z.nullable(z.string()),
  /** When it was cancelled, rejected or given up. */
  rejected_at: z.nullable(z.string()),
  /** When it is rejected automatically unless it is answered or picked up before. */
  deadline: z.nullable(z.string()),
  /** What the client asks of the seller; may be empty. */
  note: z.string(),
  lines: z.array(ReceiptLine),
  goods: Money,
  discount: Money,
  /** Decimal string: `7.5`. */
  discount_percent: z.string(),
  /** Of the discount, what a promotion has taken off, by its title then, and what the card has besides; absent without one. */
  promotion: z.optional(z.object({ title: z.string(), discount: Money, card_discount: Money })),
  delivery_fee: Money,
  cashback_spent: Money,
  /** Credited once the goods have changed hands. */
  cashback_earned: Money,
  /** What gift cards have paid; absent where that is nothing. */
  gift_spent: z.optional(Money),
  /** What of that has gone back to the cards; absent where that is nothing. */
  gift_returned: z.optional(Money),
  /** What has gone back of the money. */
  refunded: Money,
  /** What is kept because it was cancelled late: of the money, and what that does not cover of the gift cards. */
  cancellation_fee: Money,
  /** The delivery: address and state; null for a pick-up. */
  delivery: z.nullable(
    z.object({
      city: z.string(),
      address: z.string(),
      phone: z.string(),
      comment: z.string(),
      status: z.nullable(DeliveryStatus),
      courier: z.nullable(z.string()),
      /** While the courier has it, for its client and whoever manages orders. */
      courier_phone: z.nullable(z.string()),
      /** When a courier was last asked for. */
      sent_at: z.nullable(z.string()),
      taken_at: z.nullable(z.string()),
      /** The client gives it to the courier at the door; null for everyone else. */
      pin: z.nullable(z.string()),
      /** A photo of where the courier left it. */
      photo: z.nullable(Image),
      /** Why the last courier could not bring it. */
      reason: z.nullable(z.string()),
      /** When the courier got the goods. */
      picked_up_at: z.nullable(z.string()),
      delivered_at: z.nullable(z.string()),
      /** When what could not be brought was back at the organization. */
      returned_at: z.nullable(z.string()),
    }),
  ),
  tickets: z.array(
    z.object({
      id: Id,
      item_id: Id,
      size: z.string(),
      status: TicketStatus,
      starts_at: z.string(),
      place: z.string(),
      /** When it was to begin before it was moved. */
      moved_from: z.optional(z.string()),
      /** Why the event was cancelled; present once it is. */
      cancelled: z.optional(z.string()),
      activated_at: z.nullable(z.string()),
      /** The secret in the ticket's code; only for its client, while it is valid. */
      secret: z.nullable(z.string()),
      /** Who has it; present once its client has handed it to somebody. */
      holder: z.optional(z.string()),
      /** Present while the client offers it to somebody. */
      offer: z.optional(TicketOffer),
      /** Wallets that it can be put into; absent where it has no code, or none. */
      passes: z.optional(z.array(TicketWallet)),
    }),
  ),
  /** Until when the client can give back the tickets of an event that was moved, for the whole price. */
  returnable_until: z.optional(z.string()),
  /** Whether the caller can write to its client, in the name of the organization. */
  can_write_client: z.boolean(),
  /** Whether the client can pay for it online now. */
  can_pay: z.boolean(),
  /** What of its period the caller can change; absent where nothing: all of it, or its end alone, once it has begun. */
  booking_change: z.optional(z.enum(['period', 'end'])),
  /** Wallets that a rental can be put into which the client has still to get; absent otherwise. */
  passes: z.optional(z.array(TicketWallet)),
  /** Whether the client can still cancel it. */
  can_cancel: z.boolean(),
  /** What the caller may do with it as staff. */
  staff_actions: z.array(StaffAction),
});
export type Receipt = z.output<typeof Receipt>;

export const listReceipts = defineRoute({
  method: 'GET',
  path: '/receipts/',
  summary: 'The client’s orders and purchases, newest first: all, or those that a filter names',
  permission: 'session',
  query: z.object({
    ...pageQuery(RECEIPTS_PAGE_SIZE),
    kind: z.optional(OrderKind),
    state: z.optional(ReceiptState),
    organization: z.optional(Id),
    /** First and last day of the order, in the organization's time zone. */
    from: z.optional(Day),
    to: z.optional(Day),
    /** A number of the order or of its receipt (`742`, `A-742`), or a part of the organization's name. */
    search: z.optional(text(60)),
  }),
  responses: { 200: pageOf(ReceiptSummary) },
});

export const listSellers = defineRoute({
  method: 'GET',
  path: '/receipts/organizations/',
  summary: 'The organizations where the client has ordered, by name',
  permission: 'session',
  responses: {
    200: z.object({
      list: z.array(z.object({ id: Id, title: z.string() })).check(atMost(SELLERS_LISTED_MAX)),
    }),
  },
});

export const getReceipt = defineRoute({
  method: 'GET',
  path: '/receipts/{id}/',
  summary: 'One order with everything on its receipt; for its client and the staff',
  permission: 'session',
  params: IdParams,
  responses: { 200: Receipt },
  errors: ['not_found'],
});

export const cancelReceipt = defineRoute({
  method: 'DELETE',
  path: '/receipts/{id}/',
  summary: 'Cancels an order of the client that is not handed over yet',
  permission: 'session',
  params: IdParams,
  responses: { 204: null },
  errors: ['not_found', 'conflict'],
});

export const repeatOrder = defineRoute({
  method: 'POST',
  path: '/receipts/{id}/repeat/',
  summary:
    'Puts what is still sold of the client’s order of goods into the cart: as many as then, or as there are',
  permission: 'session',
  params: IdParams,
  responses: {
    200: z.object({
      /** Null when nothing of it is sold any more. */
      cart_id: z.nullable(Id),
      /** How many pieces all carts of the client hold now. */
      count: z.number(),
      /** What the cart has fewer of than were ordered. */
      missing: z.array(z.object({ name: z.string(), size: z.string(), quantity: z.number() })),
    }),
  },
  errors: ['not_found', 'conflict', 'blocked'],
});

const ofStaff = {
  method: 'POST',
  permission: { organization: 'can_manage_orders' as OrganizationPermission, param: 'id' },
  params: z.object({ id: Id, order: Id }),
  responses: { 200: Receipt },
  errors: ['not_found', 'forbidden', 'conflict'] as ErrorCode[],
} as const;

/** A transition of an order by staff: all have the same signature. */
export type StaffMove = typeof ofStaff & Pick<Route, 'path' | 'summary'>;

export const acceptOrder: StaffMove = defineRoute({
  ...ofStaff,
  path: '/organizations/{id}/orders/{order}/accept/',
  summary: 'Accepts an order (in_progress -> accepted); the stock stays on hold',
});

/** Why staff reject an order; without a reason because they do. */
export const StaffReason = z.enum(['out_of_stock', 'rejected_by_organization']);
export type StaffReason = z.output<typeof StaffReason>;

const rejection = { body: z.object({ reason: z.optional(StaffReason) }) } as const;

/** A rejection by staff, which may come without a body. */
export type StaffRejection = StaffMove & typeof rejection;

export const rejectOrder: StaffRejection = defineRoute({
  ...ofStaff,
  ...rejection,
  path: '/organizations/{id}/orders/{order}/reject/',
  summary:
    'in_progress or accepted -> rejected, before it is handed over; what was held is released',
});

export const sellOrder: StaffMove = defineRoute({
  ...ofStaff,
  permission: { organization: 'can_sell', param: 'id' },
  path: '/organizations/{id}/orders/{order}/sell/',
  summary: 'Sells a cart that the client has brought to the till and paid for',
  errors: [...ofStaff.errors, 'own_purchase'],
});

export const handOverOrder: StaffMove = defineRoute({
  ...ofStaff,
  path: '/organizations/{id}/orders/{order}/hand_over/',
  summary: 'Confirms that the client has paid and taken the goods; the hold becomes a sale',
});

const ofRentals = {
  ...ofStaff,
  permission: { organization: 'can_manage_rentals_events' as OrganizationPermission, param: 'id' },
} as const;

export const acceptBooking: StaffMove = defineRoute({
  ...ofRentals,
  path: '/organizations/{id}/bookings/{order}/accept/',
  summary: 'Accepts a rental (in_progress -> accepted); the period stays on hold',
});

export const rejectBooking: StaffRejection = defineRoute({
  ...ofRentals,
  ...rejection,
  path: '/organizations/{id}/bookings/{order}/reject/',
  summary:
    'in_progress or accepted -> rejected, before it is handed over; what was paid is given back',
});

export const sellTickets: StaffMove = defineRoute({
  ...ofStaff,
  permission: { organization: 'can_sell', param: 'id' },
  path: '/organizations/{id}/orders/{order}/sell_tickets/',
  summary: 'Confirms that the client has paid for reserved tickets; they become valid',
});

export const refundOrder = defineRoute({
  ...ofStaff,
  permission: { organization: 'can_refund', param: 'id' },
  path: '/organizations/{id}/orders/{order}/refund/',
  summary:
    'Gives the money of a finished sale back; the goods return to the stock when they come back',
  body: z.object({ goods_return: z.boolean() }),
});

/** What an organization lets each client have open; `ORDER_LIMITS` until it sets its own. */
export const OrderLimits = z.object({
  /** Unpaid orders of one client at a time. */
  open_orders: z.number().check(z.int(), z.gte(1), z.lte(100)),
  /** A newcomer may hold one part in so many of a size's stock: 3 is a third, 1 all of it. */
  newcomer_part: z.number().check(z.int(), z.gte(1), z.lte(100)),
  /** How many completed orders make a client known; with 0 nobody is a newcomer. */
  newcomer_orders: z.number().check(z.int(), z.gte(0), z.lte(100)),
});
export type OrderLimits = z.output<typeof OrderLimits>;

const orderLimits = {
  path: '/organizations/{id}/order-limits/',
  permission: { organization: 'can_edit_organization', param: 'id' },
  params: IdParams,
  responses: { 200: OrderLimits },
} as const;

export const readOrderLimits = defineRoute({
  ...orderLimits,
  method: 'GET',
  summary:
    'How many unpaid orders a client may have at an organization, and how much they may hold',
});

export const changeOrderLimits = defineRoute({
  ...orderLimits,
  method: 'PUT',
  summary: 'Sets the limits of unpaid orders',
  body: OrderLimits,
});
