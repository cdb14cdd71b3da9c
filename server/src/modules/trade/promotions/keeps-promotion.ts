import { sql, type Transaction } from 'kysely';
import type { PromotionsTables } from './promotions.tables.ts';

interface PromotedOrder {
  readonly promotion_id: number | null;
  readonly client_id: number;
}

/**
 * Whether an order that was rejected can be taken up again at its price: its promotion has a place left, for
 * everybody and for its client. The place stays until the transaction ends.
 */
export async function keepsPromotion(
  trx: Transaction<PromotionsTables>,
  { promotion_id: id, client_id }: PromotedOrder,
): Promise<boolean> {
  if (id === null) return true;
  await sql`select from promotion where id = ${id} for no key update`.execute(trx);
  const { rows } = await sql`
    select from promotion
    where id = ${id} and (quota is null or used < quota) and (per_person is null or per_person > (
      select count(*) from sale_order
      where promotion_id = ${id} and client_id = ${client_id} and status <> 'rejected'))`.execute(
    trx,
  );
  return rows.length > 0;
}
