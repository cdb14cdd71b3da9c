import type { Kysely, Transaction } from 'kysely';
import { equal } from '../auth/tokens.ts';
import { reusable, type Slots } from '../database/reusable.ts';
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
  const row = { userId: actor.userId, key };
  idempotency.state = 'ran';
  const [isFirst] = await claim(trx, { ...row, requestHash });
  if (!isFirst) {
    const stored = await trx
      .selectFrom('idempotency_key')
      .select(['request_hash', 'response'])
      .where('user_id', '=', row.userId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (!equal(stored.request_hash, requestHash)) throw new ApiError('idempotency_key_reused');
    idempotency.state = 'replayed';
    return stored.response as T;
  }
  const answer = await operation();
  await keepAnswer(trx, { ...row, response: JSON.stringify(answer ?? null) });
  return answer;
}

interface Row {
  readonly userId: number;
  readonly key: string;
}

const claim = reusable(
  (
    db: Kysely<IdempotencyTables>,
    { userId, key, requestHash }: Slots<Row & { requestHash: Buffer }>,
  ) =>
    db
      .insertInto('idempotency_key')
      .values({ user_id: userId, key, request_hash: requestHash })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key'),
);

const keepAnswer = reusable(
  (db: Kysely<IdempotencyTables>, { userId, key, response }: Slots<Row & { response: string }>) =>
    db
      .updateTable('idempotency_key')
      .set({ response })
      .where('user_id', '=', userId)
      .where('key', '=', key),
);
