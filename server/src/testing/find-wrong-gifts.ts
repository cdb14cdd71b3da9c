import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database-tables.ts';

/** Gift cards whose balance is not the sum of their entries, and orders that are not paid as they say. */
export async function findWrongGifts(db: Kysely<Tables>): Promise<unknown[]> {
  const { rows } = await sql`
    select gift.id from gift left join gift_entry on gift_id = gift.id
    group by gift.id having gift.balance <> coalesce(sum(gift_entry.amount), 0)
    union all
    select sale_order.id from sale_order left join gift_entry on order_id = sale_order.id
    group by sale_order.id having coalesce(sum(gift_entry.amount), 0) <> gift_returned - gift_spent
    union all
    select id from sale_order
    where (status = 'rejected' or payment_status = 'refunded') and cancellation_fee = 0
      and gift_returned <> gift_spent`.execute(db);
  return rows;
}
