import type { Kysely } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import {
  countEvent,
  DAY,
  isExhausted,
  MINUTE,
  type ThrottleRule,
} from '../../../platform/throttle/throttle.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import type { TillClient } from './find-client.ts';

/** Wrong numbers that a seller may type: enough for mistakes, too few to try out phone numbers. */
const MISSES: ThrottleRule = { limit: 30, seconds: 10 * MINUTE };
/** Different people whom a seller may find by typing: enough for a queue, too few to read everybody. */
const HITS: ThrottleRule = { limit: 30, seconds: 10 * MINUTE };
const HITS_OF_DAY: ThrottleRule = { limit: 300, seconds: DAY };
/** Within this time the same person counts once: a sale asks for its client again and again. */
const SAME_PERSON: ThrottleRule = { limit: 1, seconds: 10 * MINUTE };

/**
 * Lets a seller look for a client. Whom they find by typing is counted as well as what they do not
 * find, and outside the work's transaction, which may have ended. A code that is shown counts nothing.
 * @param work is told whom it has found before it may tell anybody
 * @throws ApiError `too_many_requests` once there have been too many
 */
export async function limitSearch<T>(
  db: Kysely<ThrottleTables>,
  sellerId: number,
  work: (found: (client: TillClient) => Promise<void>) => Promise<T>,
): Promise<T> {
  const misses = `till-search:${sellerId}`;
  if (await isExhausted(db, misses, MISSES)) throw tooMany(MISSES);
  try {
    return await work((client) => countHit(db, sellerId, client));
  } catch (error) {
    const isMiss = error instanceof ApiError && error.code === 'user_not_found';
    if (isMiss) await countEvent(db, misses, MISSES);
    throw error;
  }
}

async function countHit(
  db: Kysely<ThrottleTables>,
  sellerId: number,
  { id, codeWindow }: TillClient,
): Promise<void> {
  if (codeWindow !== null) return;
  const person = `till-client:${sellerId}:${id}`;
  if (await isExhausted(db, person, SAME_PERSON)) return;
  if (!(await countEvent(db, `till-found:${sellerId}`, HITS))) throw tooMany(HITS);
  if (!(await countEvent(db, `till-found-day:${sellerId}`, HITS_OF_DAY)))
    throw tooMany(HITS_OF_DAY);
  // Last: who was refused stays unknown, so that asking again does not help.
  await countEvent(db, person, SAME_PERSON);
}

const tooMany = ({ seconds }: ThrottleRule) =>
  new ApiError('too_many_requests', { retryAfter: seconds });
