import type { Transaction } from 'kysely';
import type { PeopleTables } from './people.tables.ts';

interface NewPassword {
  readonly userId: number;
  readonly hash: string;
  /** Whether a password that the person has already may be replaced. */
  readonly mayReplace: boolean;
}

/** Answers whether it was stored. */
export async function storePassword(
  trx: Transaction<PeopleTables>,
  { userId, hash, mayReplace }: NewPassword,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app_user')
    .set({ password_hash: hash })
    .where('id', '=', userId)
    .$if(!mayReplace, (query) => query.where('password_hash', 'is', null))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
