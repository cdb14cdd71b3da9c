import { z } from 'zod/mini';
import { Id, IdParams, Image, Money, pageOf, pageQuery } from './common.ts';
import { ORDERS_PAGE_SIZE } from './limits.ts';
import { ORDER_READERS } from './order-readers.ts';
import { StaffAction } from './orders.ts';
import { OrderKind, OrderMethod, OrderStage, OrderStatus } from './order-states.ts';
import { Day } from './periods.ts';
import { PersonCard } from './person-card.ts';
import { defineRoute, type Route } from './route.ts';
import { text } from './text.ts';

/** What was sold in a period. */
export const SalesFigures = z.object({
  currency: z.string(),
  /** Settled sales net of refunds. */
  total: Money,
  order_count: z.number(),
  average: Money,
  /** What was given back of them. */
  refunded: Money,
  /** The same number of days right before. */
  before: z.object({ total: Money, order_count: z.number() }),
  days: z.array(z.object({ day: Day, total: Money, order_count: z.number() })),
});
export type SalesFigures = z.output<typeof SalesFigures>;

export const OrderStatistics = z.extend(SalesFigures, {
  /** Orders waiting for an answer. */
  unprocessed_count: z.number(),
});
export type OrderStatistics = z.output<typeof OrderStatistics>;

/** A person and what they have sold or bought. */
export const PersonSums = z.extend(PersonCard, {
  total: Money,
  order_count: z.number(),
});
export type PersonSums = z.output<typeof PersonSums>;

export const ListedOrder = z.object({
  id: Id,
  /** Of its receipt; null until it is sold. */
  number: z.nullable(z.string()),
  created_at: z.string(),
  /** When it was handed over; null before. */
  sold_at: z.nullable(z.string()),
  client: z.string(),
  /** Who accepted or sold it. */
  cashier: z.nullable(z.string()),
  /** The first thing ordered; null for a sum typed at the till. */
  name: z.nullable(z.string()),
  /** Of that thing: its size, how many, and its picture. */
  size: z.string(),
  quantity: z.number(),
  image: z.nullable(Image),
  /** How many different things were ordered. */
  line_count: z.number(),
  method: OrderMethod,
  status: OrderStatus,
  stage: z.nullable(OrderStage),
  /** When it is rejected automatically unless something is done before. */
  deadline: z.nullable(z.string()),
  /** What the client asks of the seller; may be empty. */
  note: z.string(),
  /** Net of what was given back. */
  total: Money,
  refunded: Money,
  /** What the caller may do with it. */
  staff_actions: z.array(StaffAction),
});
export type ListedOrder = z.output<typeof ListedOrder>;

/** Whole days in the organization's time zone, both ends included. */
export const period = { from: Day, to: Day };
/** An Excel workbook. */
export const WORKBOOK = {
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
/** The kind of orders; goods by default. */
const kind = z._default(OrderKind, 'product');

export const getOrderStatistics = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/statistics/orders/',
  summary: 'Sales of a period: totals and by day',
  permission: { organization: 'can_view_statistics', param: 'id' },
  params: IdParams,
  query: z.object({ ...period, kind }),
  responses: { 200: OrderStatistics },
  errors: ['not_found', 'forbidden'],
});

const list = {
  method: 'GET',
  params: IdParams,
  query: z.object({
    /** Of all times unless told. */
    from: z.optional(Day),
    to: z.optional(Day),
    status: z.optional(OrderStatus),
    /** The oldest first, since those have waited the longest. */
    stage: z.optional(OrderStage),
    /** A number of the order or of its receipt: `742`, `A-742`. */
    search: z.optional(text(60)),
    /** Orders of this item alone. */
    item: z.optional(Id),
    client: z.optional(Id),
    ...pageQuery(ORDERS_PAGE_SIZE),
  }),
  responses: { 200: pageOf(ListedOrder) },
  errors: ['not_found', 'forbidden'],
} as const;

/** A list of orders of one kind: all have the same signature. */
type OrderList = typeof list & Pick<Route, 'path' | 'summary' | 'permission'>;

export const listOrganizationOrders: OrderList = defineRoute({
  ...list,
  path: '/organizations/{id}/orders/',
  summary: 'Orders of goods in a period, latest first; those of a stage oldest first',
  permission: { organization: ORDER_READERS.product, param: 'id' },
});

export const listOrganizationBookings: OrderList = defineRoute({
  ...list,
  path: '/organizations/{id}/bookings/',
  summary: 'Rentals requested in a period, latest first; those of a stage oldest first',
  permission: { organization: ORDER_READERS.rent, param: 'id' },
});

export const listOrganizationTickets: OrderList = defineRoute({
  ...list,
  path: '/organizations/{id}/tickets/',
  summary: 'Ticket orders in a period, latest first; those of a stage oldest first',
  permission: { organization: ORDER_READERS.ticket, param: 'id' },
});

/** The list of each kind. */
export const ORDER_LISTS = {
  product: listOrganizationOrders,
  rent: listOrganizationBookings,
  ticket: listOrganizationTickets,
} as const satisfies Readonly<Record<OrderKind, OrderList>>;

const StageCount = z.object({ kind: OrderKind, stage: OrderStage, count: z.number() });
export type StageCount = z.output<typeof StageCount>;

export const countOrderStages = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/orders/stages/',
  summary:
    'How many orders wait in each stage, of the kinds that the caller reads; none is left out',
  permission: { organization: [...new Set(Object.values(ORDER_READERS).flat())], param: 'id' },
  params: IdParams,
  responses: { 200: z.object({ list: z.array(StageCount) }) },
  errors: ['not_found', 'forbidden'],
});

export const downloadOrderStatistics = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/statistics/orders/excel/',
  summary:
    'All orders in a period as an Excel workbook, with times in the organization’s time zone',
  permission: { organization: 'can_view_statistics', param: 'id' },
  params: IdParams,
  query: z.object({ ...period, kind, item: z.optional(Id), client: z.optional(Id) }),
  responses: { 200: WORKBOOK },
  errors: ['not_found', 'forbidden'],
});
