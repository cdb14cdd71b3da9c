import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';
import type { SoakWorld } from './soak-world.ts';

/** Goods of these orders come back with a refund: the staff of a soak test go by the number. */
export const comeBack = (order: number): boolean => order % 2 === 0;

/**
 * What must hold once nobody acts any more, each as a statement that finds what breaks it. The tables
 * are the only witness: nothing is taken from what the server has answered.
 */
const BROKEN = {
  'a stock holds other than the open orders of its sizes': sql`
    select stock.id, stock.held from stock
    left join (
      select stock_id, sum(quantity) as wanted from sale_order_line as line
      join sale_order on sale_order.id = line.order_id
      join item_size on item_size.id = line.size_id
      where status in ('in_progress', 'accepted') and fulfilled_at is null
      group by stock_id
    ) as open on open.stock_id = stock.id
    where stock.held <> coalesce(open.wanted, 0)`,
  'a size shows other than its stock': sql`
    select item_size.id from item_size join stock on stock.id = item_size.stock_id
    where (item_size.stock, item_size.held, item_size.low_at)
      is distinct from (stock.pieces, stock.held, stock.low_at)`,
  'the entries of a stock are not what there is': sql`
    select stock.id, stock.pieces from stock
    left join stock_entry on stock_entry.stock_id = stock.id
    group by stock.id having stock.pieces <> coalesce(sum(stock_entry.change), 0)`,
  'a balance is not the sum of its entries, or beside a debt': sql`
    select account.* from cashback_account as account
    left join (
      select organization_id, client_id, sum(amount) as sum from cashback_entry
      group by organization_id, client_id
    ) as booked using (organization_id, client_id)
    where account.balance <> coalesce(booked.sum, 0) or account.balance < 0 or account.debt < 0
      or (account.balance > 0 and account.debt > 0)`,
  'cashback was not spent, released or kept as its order went': sql`
    select sale_order.id from sale_order
    where cashback_spent > 0 and (
      not exists (select from cashback_entry
        where order_id = sale_order.id and kind = 'spend_hold' and amount = -cashback_spent)
      or (fulfilled_at is not null) <> exists (
        select from cashback_entry where order_id = sale_order.id and kind = 'spend_commit')
      or (status = 'rejected') <> exists (
        select from cashback_entry where order_id = sale_order.id and kind = 'spend_release'))`,
  'a gift card is not the sum of its entries, or less than nothing, or more than was issued': sql`
    select gift.id, gift.balance from gift
    left join gift_entry on gift_entry.gift_id = gift.id
    group by gift.id
    having gift.balance <> coalesce(sum(gift_entry.amount), 0)
      or gift.balance not between 0 and gift.amount`,
  'gift cards have paid other than their order says, or did not get back what was given back': sql`
    select sale_order.id, gift_spent, gift_returned, sum(gift_entry.amount) as paid from sale_order
    left join gift_entry on gift_entry.order_id = sale_order.id
    group by sale_order.id
    having coalesce(sum(gift_entry.amount), 0) <> gift_returned - gift_spent or case
      -- A late cancellation keeps money first.
      when sale_order.status = 'rejected' or payment_status = 'refunded'
        then gift_returned <> gift_spent - greatest(cancellation_fee - total, 0)
      -- Of a rental that got another period, a part.
      when sale_order.kind = 'rent' then gift_returned not between 0 and gift_spent
      else gift_returned <> 0 end`,
  'lines do not add up to their order': sql`
    select sale_order.id from sale_order join (
      select order_id, sum(price * quantity) as goods, sum(discount) as discount
      from sale_order_line group by order_id
    ) as lines on lines.order_id = sale_order.id
    where lines.goods <> sale_order.goods or lines.discount <> sale_order.discount`,
  'money was kept without an order, or twice, or given back for one that is paid': sql`
    select sale_order.id, payment_status, count(payment.id) as kept from sale_order
    left join payment on payment.order_id = sale_order.id and payment.status = 'accepted'
    where method = 'online_payment'
    group by sale_order.id
    having count(payment.id) <> (payment_status is not distinct from 'accepted' and total > 0)::integer`,
  'what was refunded is neither nothing nor all': sql`
    select id from sale_order
    where case
      when payment_status = 'refunded' then refunded <> greatest(total - cancellation_fee, 0)
      -- Of a rental that got another period, a part.
      when kind = 'rent' and payment_status = 'accepted' then refunded not between 0 and total
      else refunded <> 0 end`,
  'an order is over that is not accepted and paid for': sql`
    select id from sale_order
    where fulfilled_at is not null
      and (status <> 'accepted' or payment_status is null
        or payment_status not in ('accepted', 'refunded'))`,
  'an order stands elsewhere than its last delivery': sql`
    select sale_order.id from sale_order join lateral (
      select status from delivery where order_id = sale_order.id order by attempt desc limit 1
    ) as last on true
    where delivery_status is distinct from last.status`,
  'more of a thing is let at a time than there is': sql`
    select moment.item_id from rental_booking as moment
    join rental_terms using (item_id)
    join rental_booking as other on other.item_id = moment.item_id and other.is_live
      and other.during @> lower(moment.during)
    where moment.is_live
    group by moment.order_id, moment.item_id, rental_terms.quantity
    having count(*) > rental_terms.quantity`,
  'a released period belongs to an order that stands, or the other way round': sql`
    select order_id from rental_booking join sale_order on sale_order.id = order_id
    where is_live and status = 'rejected'
      or not is_live and status in ('in_progress', 'accepted') and fulfilled_at is null`,
} as const;

/** @returns what is broken, by sentence; empty where all is well */
export async function findBroken(
  db: Kysely<Tables>,
  { stock }: SoakWorld,
): Promise<Readonly<Record<string, unknown>>> {
  const broken: Record<string, unknown> = {};
  for (const [sentence, statement] of Object.entries(BROKEN)) {
    const { rows } = await statement.execute(db);
    if (rows.length > 0) broken[sentence] = rows.slice(0, 5);
  }
  const wrong = await findWrongStock(db, stock);
  if (wrong.length > 0) broken['stock is not what was there less what was sold'] = wrong;
  return broken;
}

async function findWrongStock(db: Kysely<Tables>, before: ReadonlyMap<number, number>) {
  const sold = await db
    .selectFrom('sale_order_line as line')
    .innerJoin('sale_order', 'sale_order.id', 'line.order_id')
    .select(['line.size_id', 'line.quantity', 'line.order_id', 'payment_status'])
    .where('fulfilled_at', 'is not', null)
    .where('size_id', 'is not', null)
    .execute();
  const left = new Map(before);
  for (const { size_id, quantity, order_id, payment_status } of sold) {
    const isBack = payment_status === 'refunded' && comeBack(order_id);
    if (!isBack) left.set(size_id!, left.get(size_id!)! - quantity);
  }
  const sizes = await db.selectFrom('item_size').select(['id', 'stock']).execute();
  return sizes.filter(({ id, stock }) => left.has(id) && left.get(id) !== stock);
}
