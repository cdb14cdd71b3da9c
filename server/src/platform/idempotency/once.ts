import type { Transaction } from 'kysely';
import { equal } from '../auth/tokens.ts';
import { ApiError } from '../errors/api-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { IdempotencyTables } from './idempotency.tables.ts';

/**
 * Runs the operation of an idempotent route, once for each actor and Idempotency-Key: a repeated
 * request gets the first answer again. The key's row is written in the operation's own transaction,
 * so it exists exactly when its effects do, and a request that arrives meanwhile waits for that
 * transaction. The transaction must be `read committed`, and the operation must use no other
 * connection: those who wait may hold all of them.
 * @param operation its result is stored, so it must be the answer that is sent
 * @throws ApiError `idempotency_key_reused` for another request under the same key
 */
export async function once<T>(
  trx: Transaction<IdempotencyTables>,
  { actor, idempotency }: Pick<RequestContext, 'actor' | 'idempotency'>,
  operation: () => Promise<T>,
): Promise<T> {
  if (!idempotency || !actor) return operation();
  const { key, requestHash } = idempotency;
  const row = { user_id: actor.userId, key };
  idempotency.state = 'ran';
  const isFirst = await trx
    .insertInto('idempotency_key')
    .values({ ...row, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!isFirst) {
    const stored = await trx
      .selectFrom('idempotency_key')
      .select(['request_hash', 'response'])
      .where('user_id', '=', row.user_id)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (!equal(stored.request_hash, requestHash)) throw new ApiError('idempotency_key_reused');
    idempotency.state = 'replayed';
    return stored.response as T;
  }
  const answer = await operation();
  await trx
    .updateTable('idempotency_key')
    .set({ response: JSON.stringify(answer ?? null) })
    .where('user_id', '=', row.user_id)
    .where('key', '=', key)
    .execute();
  return answer;
}
