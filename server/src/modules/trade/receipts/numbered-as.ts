import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Series and count as people write them: `A-742`, `a 742`, `742`. */
const NUMBER = /^([a-z]{0,6})[\s-]*(\d{1,10})$/i;
/** The largest number of a receipt, which is a PostgreSQL integer. */
const NUMBER_MAX = 2_147_483_647;

/**
 * Whether `sale_order` has a number: of its receipt, or without a series also of the order itself.
 * @returns null for what is no number of either
 */
export function numberedAs(search: string): RawBuilder<SqlBool> | null {
  const [, series = '', count] = NUMBER.exec(search) ?? [];
  const number = Number(count);
  if (count === undefined || number > NUMBER_MAX) return null;
  const byReceipt = sql`sale_order.receipt_number = ${number}`;
  return series === ''
    ? sql<SqlBool>`(${byReceipt} or sale_order.id = ${number})`
    : sql<SqlBool>`(${byReceipt} and sale_order.receipt_series = ${series.toUpperCase()})`;
}
