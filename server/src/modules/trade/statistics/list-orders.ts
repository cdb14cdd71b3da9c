import type { Kysely } from 'kysely';
import type { Page } from '@karavan/shared-api/contract/page';
import type { ListedOrder } from '@karavan/shared-api/contract/statistics';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow, type PageQuery } from '../../../platform/paging/page-window.ts';
import { presentListedOrder } from './listed-order.presenter.ts';
import {
  countOrders,
  findOrders,
  type OrderFilter,
  type OrderListTables,
} from './order-list.queries.ts';

/**
 * A page of an organization's orders.
 * @param readerId decides what may be done with them
 */
export async function listOrders(
  db: Kysely<OrderListTables>,
  filter: OrderFilter,
  query: PageQuery,
  readerId: number,
): Promise<Page<ListedOrder> & { list: ListedOrder[] }> {
  const window = pageWindow(query, 'id');
  const [rows, count] = await Promise.all([
    findOrders(db, filter, { ...window, readerId }),
    countOrders(db, filter),
  ]);
  return pageAnswer(rows, query.limit, count, {
    present: (row) => presentListedOrder(row, readerId),
    cursorOf: (row) => encodeCursor({ value: '', id: row.id }),
  });
}
