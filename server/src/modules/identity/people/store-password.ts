import type { Transaction } from 'kysely';
import type { PeopleTables } from './people.tables.ts';

interface NewPassword {
  readonly userId: number;
  readonly hash: string;
  /** Any password, none (this is the first), or the one with this hash. */
  readonly replaces: 'any' | 'none' | { readonly hash: string };
}

/** Answers whether it was stored. */
export async function storePassword(
  trx: Transaction<PeopleTables>,
  { userId, hash, replaces }: NewPassword,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app_user')
    .set({ password_hash: hash })
    .where('id', '=', userId)
    .$if(replaces === 'none', (query) => query.where('password_hash', 'is', null))
    .$if(typeof replaces === 'object', (query) =>
      query.where('password_hash', '=', (replaces as { readonly hash: string }).hash),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
