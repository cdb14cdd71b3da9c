import { z } from 'zod/mini';
import { Id, IdParams, pageOf, pageQuery } from './common.ts';
import { ORDERS_PAGE_SIZE, PEOPLE_SUMS_PAGE_SIZE } from './limits.ts';
import { SALE_READERS } from './order-readers.ts';
import { defineRoute } from './route.ts';
import { ListedOrder, period, PersonSums, SalesFigures, WORKBOOK } from './statistics.ts';

/** Staff who only sell read their own sales, whatever they ask for. */
const ofTill = {
  method: 'GET',
  permission: { organization: SALE_READERS, param: 'id' },
  params: IdParams,
  errors: ['not_found', 'forbidden'],
} as const;

/** By the day on which they were sold. */
const sales = { ...period, cashier: z.optional(Id), client: z.optional(Id) };

/** What was sold at the till in a period. */
export const TillStatistics = z.extend(SalesFigures, {
  /** What the cashier and the client that were asked for are called; null for nobody who has sold or bought there. */
  cashier: z.nullable(z.string()),
  client: z.nullable(z.string()),
});
export type TillStatistics = z.output<typeof TillStatistics>;

export const getTillStatistics = defineRoute({
  ...ofTill,
  path: '/organizations/{id}/statistics/sales/',
  summary: 'Sales at the till in a period: totals and by day',
  query: z.object(sales),
  responses: { 200: TillStatistics },
});

export const listTillSales = defineRoute({
  ...ofTill,
  path: '/organizations/{id}/sales/',
  summary: 'Sales at the till in a period, latest first',
  query: z.object({ ...sales, ...pageQuery(ORDERS_PAGE_SIZE) }),
  responses: { 200: pageOf(ListedOrder) },
});

export const listTillPeople = defineRoute({
  ...ofTill,
  path: '/organizations/{id}/statistics/sales/users/',
  summary: 'Who has sold or bought at the till in a period, and how much; the most first',
  query: z.object({
    ...sales,
    by: z._default(z.enum(['cashier', 'client']), 'cashier'),
    ...pageQuery(PEOPLE_SUMS_PAGE_SIZE),
  }),
  responses: { 200: pageOf(PersonSums) },
});

export const downloadTillSales = defineRoute({
  ...ofTill,
  path: '/organizations/{id}/statistics/sales/excel/',
  summary:
    'Sales at the till in a period as an Excel workbook, with times in the organization’s time zone',
  query: z.object(sales),
  responses: { 200: WORKBOOK },
});
