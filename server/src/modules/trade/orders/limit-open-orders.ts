import { sql, type Expression, type Kysely, type Transaction } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { OPEN_ORDERS_MAX, ORDER_LIMITS } from '@karavan/shared-api/contract/limits';
import type { OrderLimits } from '@karavan/shared-api/contract/orders';
import { reusable, type Slots } from '../../../platform/database/reusable.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import {
  selectSharing,
  selectStock,
  type ItemsTables,
  type StockPieces,
} from '../../catalog/items/index.ts';
import { isBlockedNow, type BlocksTables } from '../../organizations/blocks/index.ts';
import { selectOrderLimits } from './order-limits.ts';
import { IS_OPEN } from './order.policy.ts';
import type { OrdersTables } from './orders.tables.ts';

type LimitTables = OrdersTables & ItemsTables & BlocksTables;

interface WantedOrder {
  readonly clientId: number;
  readonly organizationId: number;
  /** What it would hold of sizes. */
  readonly pieces: StockPieces;
}

/**
 * Refuses people whom the organization has blocked, and stops one person from reserving everything without paying. The
 * person's row must be locked (`lockPerson`), so that orders placed at the same time are counted one after the other.
 * @throws ApiError `blocked`, `too_many_open`, or `too_many_pieces` with what may be added of each size
 */
export async function limitOpenOrders(
  trx: Transaction<LimitTables>,
  { clientId, organizationId, pieces }: WantedOrder,
): Promise<void> {
  const sizeIds = pieces.map(({ sizeId }) => sizeId);
  const [standing] = await findStanding(trx, { clientId, organizationId, sizeIds });
  const { is_blocked: isBlocked, everywhere, here, completed, sizes } = standing!;
  if (isBlocked) throw new ApiError('blocked');
  const limits = standing!.limits ?? ORDER_LIMITS;
  if ((here ?? 0) >= limits.open_orders || (everywhere ?? 0) >= OPEN_ORDERS_MAX) {
    throw new ApiError('too_many_open');
  }
  // A newcomer is a client with fewer completed orders here than the organization asks for.
  if ((completed ?? 0) < limits.newcomer_orders && limits.newcomer_part > 1) {
    limitPieces(pieces, sizes, limits);
  }
}

/** All that is asked of somebody who orders, in one statement. */
const findStanding = reusable(
  (
    db: Kysely<LimitTables>,
    {
      clientId,
      organizationId,
      sizeIds,
    }: Slots<{ clientId: number; organizationId: number; sizeIds: readonly number[] }>,
  ) => {
    const limits = selectOrderLimits(db, organizationId);
    const unpaid = selectUnpaidOrders(db, clientId);
    const completed = db
      .selectFrom('sale_order')
      .select('id')
      .where('client_id', '=', clientId)
      .where('organization_id', '=', organizationId)
      .where('payment_status', '=', sql.lit('accepted'))
      .where('fulfilled_at', 'is not', null)
      .limit(
        sql<number>`coalesce(
          (select newcomer_orders from ${limits.as('own')}), ${sql.lit(ORDER_LIMITS.newcomer_orders)})`,
      );
    const held = unpaid
      .innerJoin('sale_order_line', 'sale_order_line.order_id', 'sale_order.id')
      .where('sale_order_line.size_id', 'in', selectSharing(db))
      .select(({ fn }) => fn.sum<number | null>('sale_order_line.quantity').as('quantity'));
    return db.selectNoFrom([
      isBlockedNow(organizationId, clientId).as('is_blocked'),
      jsonObjectFrom(limits).as('limits'),
      unpaid.select(({ fn }) => fn.countAll<number>().as('count')).as('everywhere'),
      unpaid
        .where('organization_id', '=', organizationId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('here'),
      db
        .selectFrom(completed.as('completed'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('completed'),
      jsonArrayFrom(selectStock(db, sizeIds).select(held.as('held'))).as('sizes'),
    ]);
  },
);

/**
 * What somebody has ordered and neither got nor paid for. The index `sale_order_unpaid` is made for it: its
 * conditions are written out, so that a plan that is made once can use it.
 */
function selectUnpaidOrders(db: Kysely<OrdersTables>, clientId: Expression<number>) {
  return db
    .selectFrom('sale_order')
    .where('client_id', '=', clientId)
    .where(IS_OPEN)
    .where(sql<boolean>`coalesce(payment_status, 'rejected') in ('in_progress', 'rejected')`);
}

/** A size, and the pieces of what it sells from in a newcomer's unpaid orders. */
interface HeldSize {
  readonly id: number;
  readonly stock_id: number;
  readonly stock: number;
  readonly held: number | null;
}

function limitPieces(
  pieces: StockPieces,
  sizes: readonly HeldSize[],
  { newcomer_part }: OrderLimits,
): void {
  const sizeOf = new Map(sizes.map((size) => [size.id, size]));
  const before = new Map<number | undefined, number>();
  const refused = pieces.flatMap(({ sizeId, quantity }) => {
    const { stock = 0, held = 0, stock_id } = sizeOf.get(sizeId) ?? {};
    // Lines before this one may be of the same stock.
    const taken = (held ?? 0) + (before.get(stock_id) ?? 0);
    before.set(stock_id, (before.get(stock_id) ?? 0) + quantity);
    // Anybody may have the last piece.
    const part = Math.max(1, Math.floor(stock / newcomer_part));
    const most = Math.max(0, part - taken);
    return quantity > most ? [{ size_id: sizeId, most }] : [];
  });
  if (refused.length > 0) throw new ApiError('too_many_pieces', { data: { pieces: refused } });
}
