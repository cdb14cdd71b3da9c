import type { QueryExecutorProvider } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { countWithin, type ThrottleRule } from '../../../platform/throttle/throttle.ts';
import { HOUR_SECONDS, DAY_SECONDS } from '../../../platform/time/durations.ts';

/** Enough to open a new branch on one evening. */
const OF_ORGANIZATION: ThrottleRule = { limit: 60, seconds: DAY_SECONDS };
const OF_HOUR: ThrottleRule = { limit: 30, seconds: HOUR_SECONDS };
/** Whoever has declined is not asked for ever. */
const OF_PERSON: ThrottleRule = { limit: 3, seconds: 7 * DAY_SECONDS };

/** @throws ApiError `too_many_requests` */
export async function limitInvitations(
  db: QueryExecutorProvider,
  { organizationId, personId }: { readonly organizationId: number; readonly personId: number },
): Promise<void> {
  const rules = [
    [`invite:${organizationId}:${personId}`, OF_PERSON],
    [`invite-hour:${organizationId}`, OF_HOUR],
    [`invite-day:${organizationId}`, OF_ORGANIZATION],
  ] as const;
  for (const [key, rule] of rules) {
    if (await countWithin(db, key, rule)) continue;
    throw new ApiError('too_many_requests', { retryAfter: rule.seconds });
  }
}
