import { z } from 'zod/mini';
import { Id, IdParams, Money, pageOf, pageQuery } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import { ORDERS_PAGE_SIZE } from './limits.ts';
import { defineRoute } from './route.ts';

/** A calendar day, `YYYY-MM-DD`, in the organization's zone. */
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date_format' satisfies FieldProblem));

const OrderStatus = z.enum(['in_progress', 'accepted', 'rejected']);

export const OrderStatistics = z.object({
  currency: z.string(),
  /** Settled sales net of refunds. */
  total: Money,
  order_count: z.number(),
  average: Money,
  /** Orders that wait for an answer. */
  unprocessed_count: z.number(),
  days: z.array(z.object({ day: Day, total: Money, order_count: z.number() })),
});
export type OrderStatistics = z.output<typeof OrderStatistics>;

export const ListedOrder = z.object({
  id: Id,
  created_at: z.string(),
  client: z.string(),
  status: OrderStatus,
  total: Money,
});
export type ListedOrder = z.output<typeof ListedOrder>;

const period = { from: Day, to: Day };

export const getOrderStatistics = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/statistics/orders/',
  summary: 'Sales of a period: totals and days',
  permission: { organization: 'can_view_statistics', param: 'id' },
  params: IdParams,
  query: z.object(period),
  responses: { 200: OrderStatistics },
  errors: ['not_found', 'forbidden'],
});

export const listOrganizationOrders = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/orders/',
  summary: 'Orders of a period, of one status or of all, the latest first',
  permission: { organization: ['can_view_statistics', 'can_manage_orders'], param: 'id' },
  params: IdParams,
  query: z.object({
    ...period,
    status: z.optional(OrderStatus),
    ...pageQuery(ORDERS_PAGE_SIZE),
  }),
  responses: { 200: pageOf(ListedOrder) },
  errors: ['not_found', 'forbidden'],
});

export const downloadOrderStatistics = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/statistics/orders/excel/',
  summary: 'All orders of a period as an Excel workbook, times in the organization’s zone',
  permission: { organization: 'can_view_statistics', param: 'id' },
  params: IdParams,
  query: z.object(period),
  responses: {
    200: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  },
  errors: ['not_found', 'forbidden'],
});
