import { z } from 'zod/mini';
import { Id, IdParams, Money } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import { defineRoute } from './route.ts';

/** A calendar day, `YYYY-MM-DD`, in the organization's zone. */
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date_format' satisfies FieldProblem));

export const OrderStatistics = z.object({
  currency: z.string(),
  /** Settled sales net of refunds. */
  total: Money,
  order_count: z.number(),
  average: Money,
  /** Orders that wait for an answer. */
  unprocessed_count: z.number(),
  days: z.array(z.object({ day: Day, total: Money, order_count: z.number() })),
  orders: z.array(
    z.object({
      id: Id,
      created_at: z.string(),
      client: z.string(),
      status: z.enum(['in_progress', 'accepted', 'rejected']),
      payment_status: z.nullable(z.enum(['in_progress', 'accepted', 'rejected', 'refunded'])),
      method: z.string(),
      total: Money,
    }),
  ),
});
export type OrderStatistics = z.output<typeof OrderStatistics>;

const Period = z.object({ from: Day, to: Day });

export const getOrderStatistics = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/statistics/orders/',
  summary: 'Orders of a period: totals, days and the latest hundred',
  permission: { organization: 'can_view_statistics', param: 'id' },
  params: IdParams,
  query: Period,
  responses: { 200: OrderStatistics },
  errors: ['not_found', 'forbidden'],
});

export const downloadOrderStatistics = defineRoute({
  method: 'GET',
  path: '/organizations/{id}/statistics/orders/excel/',
  summary: 'All orders of a period as an Excel workbook, times in the organization’s zone',
  permission: { organization: 'can_view_statistics', param: 'id' },
  params: IdParams,
  query: Period,
  responses: {
    200: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  },
  errors: ['not_found', 'forbidden'],
});
