import { sql, type Transaction } from 'kysely';
import { OPEN_ORDERS_MAX } from '@karavan/shared-api/contract/limits';
import type { OrderLimits } from '@karavan/shared-api/contract/orders';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { findStock, type ItemsTables, type StockPieces } from '../../catalog/items/index.ts';
import { findOrderLimits } from './order-limits.ts';
import type { OrdersTables } from './orders.tables.ts';

type LimitTables = OrdersTables & ItemsTables;

interface WantedOrder {
  readonly clientId: number;
  readonly organizationId: number;
  /** What it would hold of sizes. */
  readonly pieces: StockPieces;
}

/**
 * Keeps one person from holding everything without paying. The person's row must be locked
 * (`lockPerson`), so that orders placed at the same time are counted one after the other.
 * @throws ApiError `too_many_open`, or `too_many_pieces` with what may be added of each size
 */
export async function limitOpenOrders(
  trx: Transaction<LimitTables>,
  { clientId, organizationId, pieces }: WantedOrder,
): Promise<void> {
  const limits = await findOrderLimits(trx, organizationId);
  const open = await selectUnpaidOrders(trx, clientId)
    .select(({ fn }) => [
      fn.countAll<number>().as('everywhere'),
      fn.countAll<number>().filterWhere('organization_id', '=', organizationId).as('here'),
    ])
    .executeTakeFirstOrThrow();
  if (open.here >= limits.open_orders || open.everywhere >= OPEN_ORDERS_MAX) {
    throw new ApiError('too_many_open');
  }
  if (pieces.length === 0) return;
  if (!(await isNewcomer(trx, { clientId, organizationId }, limits))) return;
  await limitPieces(trx, clientId, pieces, limits);
}

/** What somebody has ordered and neither got nor paid for. The index `sale_order_unpaid` is made for it. */
function selectUnpaidOrders(trx: Transaction<OrdersTables>, clientId: number) {
  return trx
    .selectFrom('sale_order')
    .where('client_id', '=', clientId)
    .where('status', '<>', 'rejected')
    .where('fulfilled_at', 'is', null)
    .where(sql<boolean>`coalesce(payment_status, 'rejected') in ('in_progress', 'rejected')`);
}

/** Whether somebody has not completed as many orders here as make them known. */
async function isNewcomer(
  trx: Transaction<OrdersTables>,
  { clientId, organizationId }: Pick<WantedOrder, 'clientId' | 'organizationId'>,
  { newcomer_orders, newcomer_part }: OrderLimits,
): Promise<boolean> {
  if (newcomer_orders === 0 || newcomer_part === 1) return false;
  const completed = await trx
    .selectFrom('sale_order')
    .select('id')
    .where('client_id', '=', clientId)
    .where('organization_id', '=', organizationId)
    .where('payment_status', '=', 'accepted')
    .where('fulfilled_at', 'is not', null)
    .limit(newcomer_orders)
    .execute();
  return completed.length < newcomer_orders;
}

async function limitPieces(
  trx: Transaction<LimitTables>,
  clientId: number,
  pieces: StockPieces,
  { newcomer_part }: OrderLimits,
): Promise<void> {
  const sizeIds = pieces.map(({ sizeId }) => sizeId);
  const stock = new Map((await findStock(trx, sizeIds)).map((size) => [size.id, size.stock]));
  const held = await selectUnpaidOrders(trx, clientId)
    .innerJoin('sale_order_line', 'sale_order_line.order_id', 'sale_order.id')
    .where('sale_order_line.size_id', 'in', sizeIds)
    .groupBy('sale_order_line.size_id')
    .select('sale_order_line.size_id')
    .select(({ fn }) => fn.sum<number>('sale_order_line.quantity').as('quantity'))
    .execute();
  const heldOf = new Map(held.map(({ size_id, quantity }) => [size_id, Number(quantity)]));
  const refused = pieces.flatMap(({ sizeId, quantity }) => {
    // The last piece is for whoever comes.
    const part = Math.max(1, Math.floor((stock.get(sizeId) ?? 0) / newcomer_part));
    const most = Math.max(0, part - (heldOf.get(sizeId) ?? 0));
    return quantity > most ? [{ size_id: sizeId, most }] : [];
  });
  if (refused.length > 0) throw new ApiError('too_many_pieces', { data: { pieces: refused } });
}
