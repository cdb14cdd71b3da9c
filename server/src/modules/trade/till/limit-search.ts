import type { Kysely } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { countEvent, isExhausted, MINUTE } from '../../../platform/throttle/throttle.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';

/** Wrong numbers that a seller may type: enough for mistakes, too few to try out phone numbers. */
const MISSES = { limit: 30, seconds: 10 * MINUTE } as const;

/**
 * Lets a seller look for a client. What is not found is counted outside the work's transaction,
 * which it has ended.
 * @throws ApiError `too_many_requests` once there have been too many
 */
export async function limitSearch<T>(
  db: Kysely<ThrottleTables>,
  sellerId: number,
  work: () => Promise<T>,
): Promise<T> {
  const key = `till-search:${sellerId}`;
  if (await isExhausted(db, key, MISSES)) {
    throw new ApiError('too_many_requests', { retryAfter: MISSES.seconds });
  }
  try {
    return await work();
  } catch (error) {
    const isMiss = error instanceof ApiError && error.code === 'user_not_found';
    if (isMiss) await countEvent(db, key, MISSES);
    throw error;
  }
}
