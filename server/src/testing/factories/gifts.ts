import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';

/** A gift card of 100.00 with what was issued on it; in a wallet where a holder is given. */
export async function createGift(
  db: Kysely<Tables>,
  values: Partial<Insertable<Tables['gift']>> & { readonly organization_id: number },
): Promise<number> {
  const { id, amount } = await db
    .insertInto('gift')
    .values({
      kind: 'gift_card',
      currency: 'KGS',
      amount: 10_000,
      expires_at: null,
      block_reason: null,
      holder_id: null,
      claimed_at: values.holder_id == null ? null : new Date(),
      ...values,
    })
    .returning(['id', 'amount'])
    .executeTakeFirstOrThrow();
  await db.insertInto('gift_entry').values({ gift_id: id, kind: 'issue', amount }).execute();
  return id;
}
