import type { Kysely } from 'kysely';
import type { IdempotencyTables } from './idempotency.tables.ts';

/** Forgets the answers that somebody has got; without an account nobody repeats a request of theirs. */
export async function eraseClaims(
  trx: Pick<Kysely<IdempotencyTables>, 'deleteFrom'>,
  userId: number,
): Promise<void> {
  await trx.deleteFrom('idempotency_key').where('user_id', '=', userId).execute();
}
