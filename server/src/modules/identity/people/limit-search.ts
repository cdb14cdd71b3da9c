import type { Kysely } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { countEvent, isExhausted, type ThrottleRule } from '../../../platform/throttle/throttle.ts';
import { MINUTE_SECONDS, DAY_SECONDS } from '../../../platform/time/durations.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import type { ReferredPerson } from './find-by-reference.ts';

/** Wrong numbers that somebody of the staff may type: enough for mistakes, too few to try out phone numbers. */
const MISSES: ThrottleRule = { limit: 30, seconds: 10 * MINUTE_SECONDS };
/** Different people whom they may find by typing: enough for a queue, too few to read everybody. */
const HITS: ThrottleRule = { limit: 30, seconds: 10 * MINUTE_SECONDS };
const HITS_OF_DAY: ThrottleRule = { limit: 300, seconds: DAY_SECONDS };
/** Within this time the same person counts once: a sale asks for its client again and again. */
const SAME_PERSON: ThrottleRule = { limit: 1, seconds: 10 * MINUTE_SECONDS };

/**
 * Lets staff look for a person, to sell to them or to hire them. Whom they find by typing is counted as well as what
 * they do not find, and outside the work's transaction, which may have ended. A code that is shown counts nothing.
 * @param work must call `found` with the person before revealing anything about them
 * @throws ApiError `too_many_requests` once there have been too many
 */
export async function limitSearch<T>(
  db: Kysely<ThrottleTables>,
  searcherId: number,
  work: (found: (person: ReferredPerson) => Promise<void>) => Promise<T>,
): Promise<T> {
  const misses = `person-search:${searcherId}`;
  if (await isExhausted(db, misses, MISSES)) throw tooMany(MISSES);
  try {
    return await work((person) => countHit(db, searcherId, person));
  } catch (error) {
    const isMiss = error instanceof ApiError && error.code === 'user_not_found';
    if (isMiss) await countEvent(db, misses, MISSES);
    throw error;
  }
}

async function countHit(
  db: Kysely<ThrottleTables>,
  searcherId: number,
  { id, codeWindow }: ReferredPerson,
): Promise<void> {
  if (codeWindow !== null) return;
  const once = `person-search-same:${searcherId}:${id}`;
  if (await isExhausted(db, once, SAME_PERSON)) return;
  if (!(await countEvent(db, `person-search-found:${searcherId}`, HITS))) throw tooMany(HITS);
  if (!(await countEvent(db, `person-search-found-day:${searcherId}`, HITS_OF_DAY)))
    throw tooMany(HITS_OF_DAY);
  // Last: who was refused stays unknown, so that asking again does not help.
  await countEvent(db, once, SAME_PERSON);
}

const tooMany = ({ seconds }: ThrottleRule) =>
  new ApiError('too_many_requests', { retryAfter: seconds });
