import type { Kysely } from 'kysely';
import type { Env } from '../../../platform/env/env.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { neighbourhoodOf } from '../../../platform/throttle/network-of.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import {
  countEvent,
  forgetEvents,
  type ThrottleRule,
} from '../../../platform/throttle/throttle.ts';
import { HALF_HOUR_SECONDS, DAY_SECONDS } from '../../../platform/time/durations.ts';

interface Attempt {
  readonly with: 'password' | 'passkey';
  /** The phone of the account, or what stands for one that is not there. */
  readonly account: string;
  /** The person's own device, where it is known. */
  readonly knownDevice: string | null;
  readonly address: string;
}

/** How often somebody may try; the same for passwords and passkeys, which are counted apart. */
type Limits = Pick<Env, 'WRONG_PASSWORDS_HALF_HOUR' | 'WRONG_PASSWORDS_PER_ACCOUNT_DAY'>;

/**
 * Makes an attempt to sign in, counted before it is compared: guesses sent at once cannot all be looked at
 * first.
 * @param check answers null for a wrong one
 * @throws ApiError `limit_exceeded` after too many wrong ones, `wrong_credentials` for a wrong one
 */
export async function attemptSignIn<T>(
  { db, env }: { readonly db: Kysely<ThrottleTables>; readonly env: Limits },
  attempt: Attempt,
  check: () => Promise<T | null>,
): Promise<T> {
  const counts = countsOf(attempt, env);
  for (const { key, rule } of counts) {
    if (!(await countEvent(db, key, rule))) throw new ApiError('limit_exceeded');
  }
  const right = await check();
  if (right === null) throw new ApiError('wrong_credentials');
  for (const { key, rule } of counts) {
    if (attempt.knownDevice !== null) await forgetEvents(db, key);
    // What strangers have guessed wrong still counts.
    else await countEvent(db, key, rule, -1);
  }
  return right;
}

/**
 * What an attempt is counted under: the person's own device apart, strangers by their network, and all of
 * them together, however many networks they have.
 */
function countsOf(
  { with: means, account, knownDevice, address }: Attempt,
  env: Limits,
): { readonly key: string; readonly rule: ThrottleRule }[] {
  const rule = { limit: env.WRONG_PASSWORDS_HALF_HOUR, seconds: HALF_HOUR_SECONDS };
  const key = (guesser: string) => `wrong-${means} ${account} ${guesser}`;
  if (knownDevice !== null) return [{ key: key(knownDevice), rule }];
  const ofAccount = { limit: env.WRONG_PASSWORDS_PER_ACCOUNT_DAY, seconds: DAY_SECONDS };
  return [
    { key: key(neighbourhoodOf(address)), rule },
    { key: key('anybody'), rule: ofAccount },
  ];
}
