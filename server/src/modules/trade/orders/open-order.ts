import type { Insertable, InsertObject } from 'kysely';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { holdCashback, type CashbackTables } from '../cashback/index.ts';
import type { ClientCard, SalePrice } from '../discounts/index.ts';
import type { OrderRow } from './lock-order.ts';
import { factsOf, orderPlaced } from './orders.events.ts';
import type { OrdersTables } from './orders.tables.ts';

type NewOrder = Pick<
  Insertable<OrdersTables['sale_order']>,
  'organization_id' | 'client_id' | 'currency' | 'method'
>;
type LineRow = Insertable<OrdersTables['sale_order_line']>;

/** An order as its way of buying has put it together. Sums are minor units. */
interface OrderDraft {
  readonly order: NewOrder &
    Partial<Omit<InsertObject<OrdersTables, 'sale_order'>, keyof NewOrder>>;
  /** Names and prices as they are frozen. */
  readonly lines: readonly Omit<LineRow, 'order_id' | 'position'>[];
  readonly goods: number;
  readonly price: Pick<SalePrice, 'discount' | 'cashbackSpent' | 'cashbackEarned'>;
  readonly card: ClientCard | null;
}

/**
 * Writes an order with its lines, and sets the cashback aside that it is paid with.
 * @returns null when there is not so much cashback: the transaction must be given up
 */
export async function openOrder(
  { trx, emit }: UnitOfWork<OrdersTables & CashbackTables>,
  { order, lines, goods, price, card }: OrderDraft,
): Promise<OrderRow | null> {
  const cashback = {
    organization_id: order.organization_id,
    client_id: order.client_id,
    currency: order.currency,
    cashback_spent: price.cashbackSpent,
    cashback_earned: price.cashbackEarned,
  };
  const opened = await trx
    .insertInto('sale_order')
    .values({
      ...order,
      ...cashback,
      goods,
      discount: price.discount,
      basis_points: card?.kind === 'cashback' ? 0 : (card?.basisPoints ?? 0),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!(await holdCashback(trx, { ...cashback, id: opened.id }))) return null;
  if (lines.length > 0) {
    await trx
      .insertInto('sale_order_line')
      .values(lines.map((line, position) => ({ ...line, order_id: opened.id, position })))
      .execute();
  }
  emit(orderPlaced({ ...factsOf(opened), itemIds: lines.map(({ item_id }) => item_id) }));
  return opened;
}
