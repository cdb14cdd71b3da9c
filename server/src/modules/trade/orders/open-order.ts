import type { Insertable, InsertObject } from 'kysely';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { holdCashback, openAccount, type CashbackTables } from '../cashback/index.ts';
import { spendGifts, sumOf, type GiftPart, type GiftsTables } from '../gifts/index.ts';
import type { CountingPromotion } from '../promotions/index.ts';
import type { OrderRow } from './lock-order.ts';
import { factsOf, orderPlaced } from './orders.events.ts';
import type { OrdersTables } from './orders.tables.ts';
import { LINE_COLUMNS, linesOfOpened, pricedAs, type PricedLines } from './priced-lines.ts';

type NewOrder = Pick<
  Insertable<OrdersTables['sale_order']>,
  'organization_id' | 'client_id' | 'currency' | 'method'
>;

/** An order as its way of buying has put it together. Sums are minor units. */
interface OrderDraft extends PricedLines {
  readonly order: NewOrder &
    Partial<Omit<InsertObject<OrdersTables, 'sale_order'>, keyof NewOrder>>;
  /** Its uses are counted by the database as the transaction commits: one too many ends it. */
  readonly promotion?: CountingPromotion | null;
  /** What gift cards of the client pay. */
  readonly gifts?: readonly GiftPart[];
  /** Whether it is over with this transaction: the account that earns is locked before gift cards are. */
  readonly earnsAtOnce?: boolean;
  /** Holds what is ordered: once there is an order for it, and before gift cards are locked. */
  readonly hold?: (orderId: number) => Promise<void>;
}

/**
 * Writes an order with its lines, and takes what it is paid with from cashback and gift cards.
 * @returns null when there is not so much there: the transaction must be given up
 */
export async function openOrder(
  { trx, emit }: UnitOfWork<OrdersTables & CashbackTables & GiftsTables>,
  {
    order,
    lines,
    goods,
    price,
    card,
    promotion,
    gifts = [],
    earnsAtOnce = false,
    hold,
  }: OrderDraft,
): Promise<OrderRow | null> {
  const cashback = {
    organization_id: order.organization_id,
    client_id: order.client_id,
    currency: order.currency,
    cashback_spent: price.cashbackSpent,
    cashback_earned: price.cashbackEarned,
  };
  const opened = await trx
    .with('opened', (cte) =>
      cte
        .insertInto('sale_order')
        .values({
          ...order,
          ...cashback,
          ...pricedAs({ goods, price, card }),
          gift_spent: sumOf(gifts),
          promotion_id: promotion?.promotion.id ?? null,
          promotion_title: promotion?.promotion.title ?? null,
          promotion_discount: promotion?.discount ?? 0,
        })
        .returningAll(),
    )
    .with('kept', (cte) =>
      cte.insertInto('sale_order_line').columns(LINE_COLUMNS).expression(linesOfOpened(lines)),
    )
    .selectFrom('opened')
    .selectAll()
    .executeTakeFirstOrThrow();
  await hold?.(opened.id);
  if (!(await holdCashback(trx, { ...cashback, id: opened.id }))) return null;
  if (earnsAtOnce && gifts.length > 0 && opened.cashback_earned > 0) {
    await openAccount(trx, opened);
  }
  if (!(await spendGifts(trx, opened, gifts))) return null;
  emit(orderPlaced({ ...factsOf(opened), itemIds: lines.map(({ item_id }) => item_id) }));
  return opened;
}
