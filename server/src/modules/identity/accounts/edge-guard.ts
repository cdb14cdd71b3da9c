import type { Kysely } from 'kysely';
import type { ErrorCode } from '@karavan/shared-api/contract/errors';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { countEvent, findCount } from '../../../platform/throttle/throttle.ts';
import { MINUTE_SECONDS } from '../../../platform/time/durations.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import { networkOf } from '../../../platform/throttle/network-of.ts';

export interface EdgeGuard {
  /**
   * Makes an attempt for a client at this address, which may fail only so often over all accounts.
   * @throws ApiError `too_many_requests`
   */
  guard<T>(address: string, attempt: () => Promise<T>): Promise<T>;
}

const WINDOW_SECONDS = 10 * MINUTE_SECONDS;

/** Answers that tell a guesser something, or that a guesser gets. */
const FAILURES: ReadonlySet<ErrorCode> = new Set([
  'wrong_credentials',
  'code_expired',
  'limit_exceeded',
  'user_not_found',
]);

export function createEdgeGuard(db: Kysely<ThrottleTables>, limit: number): EdgeGuard {
  const rule = { limit, seconds: WINDOW_SECONDS };
  return {
    async guard(address, attempt) {
      const key = `auth-failure ${networkOf(address)}`;
      const failures = await findCount(db, key);
      if (failures && failures.count >= limit) {
        throw new ApiError('too_many_requests', { retryAfter: failures.seconds });
      }
      try {
        return await attempt();
      } catch (error) {
        if (error instanceof ApiError && FAILURES.has(error.code)) {
          await countEvent(db, key, rule);
        }
        throw error;
      }
    },
  };
}
