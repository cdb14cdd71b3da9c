import { sql, type Insertable } from 'kysely';
import type { ClientCard, SalePrice } from '../discounts/index.ts';
import type { OrdersTables } from './orders.tables.ts';

type LineRow = Insertable<OrdersTables['sale_order_line']>;

/** What is ordered, and what it costs. Sums are minor units. */
export interface PricedLines {
  /** Names and prices as they are frozen. */
  readonly lines: readonly Omit<LineRow, 'order_id' | 'position'>[];
  readonly goods: number;
  readonly price: Pick<SalePrice, 'discount' | 'cashbackSpent' | 'cashbackEarned'>;
  readonly card: ClientCard | null;
}

/** The price as it is written into an order. */
export const pricedAs = ({ goods, price, card }: Omit<PricedLines, 'lines'>) => ({
  goods,
  discount: price.discount,
  card_kind: card?.kind ?? null,
  basis_points: card?.kind === 'cashback' ? 0 : (card?.basisPoints ?? 0),
});

export const LINE_COLUMNS = [
  'order_id',
  'position',
  'item_id',
  'size_id',
  'size',
  'name',
  'quantity',
  'price',
  'discount',
  'list_price',
  'extra_id',
] as const;

/** The lines of the order that a statement calls `opened`: one text for any number of lines. */
export const linesOfOpened = (lines: PricedLines['lines']) => sql`
  select opened.id, position - 1, item_id, size_id, coalesce(line.size, ''), line.name, line.quantity,
    line.price, coalesce(line.discount, 0), line.list_price, line.extra_id
  from opened, rows from (
    json_to_recordset(${JSON.stringify(lines)}::json) as (item_id bigint, size_id bigint, size text,
      name text, quantity integer, price bigint, discount bigint, list_price bigint,
      extra_id bigint)
  ) with ordinality as line(item_id, size_id, size, name, quantity, price, discount, list_price,
    extra_id, position)`;
