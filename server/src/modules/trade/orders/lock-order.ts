import { sql, type Selectable, type Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { OrdersTables, SaleOrderTable } from './orders.tables.ts';

export type OrderRow = Selectable<SaleOrderTable>;

/** Whose order it must be, or that its deadline has passed. */
export type OrderOwner =
  | { readonly organizationId: number }
  | { readonly clientId: number }
  | 'overdue'
  | 'anybody';

/**
 * Locks an order until the transaction ends. Whatever moves an order, its payment or its delivery
 * begins here, before it locks anything of its own.
 * @throws ApiError `not_found` for an order of others
 */
export async function lockOrder(
  trx: Transaction<OrdersTables>,
  id: number,
  of: OrderOwner,
): Promise<OrderRow> {
  const order = await trx
    .selectFrom('sale_order')
    .selectAll()
    .where('id', '=', id)
    .$if(of === 'overdue', (query) => query.where('deadline', '<=', sql<Date>`now()`))
    .$if(typeof of === 'object', (query) =>
      query.where((eb) => {
        if (typeof of === 'string') return eb.lit(true);
        return 'clientId' in of
          ? eb('client_id', '=', of.clientId)
          : eb('organization_id', '=', of.organizationId);
      }),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new ApiError('not_found');
  return order;
}
