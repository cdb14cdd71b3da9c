import type { Kysely } from 'kysely';
import { isPassword } from '../../../../platform/auth/passwords.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { FilesTables } from '../../../../platform/files/files.tables.ts';
import { countEvent, forgetEvents } from '../../../../platform/throttle/throttle.ts';
import { HALF_HOUR_SECONDS } from '../../../../platform/time/durations.ts';
import type { ThrottleTables } from '../../../../platform/throttle/throttle.tables.ts';
import { findPerson, type PeopleTables } from '../../people/index.ts';

interface Guess {
  readonly userId: number;
  readonly password: string;
  /** What is at fault when it is wrong. */
  readonly field?: string;
  /** So many wrong guesses in half an hour. */
  readonly wrongPasswords: number;
}

/**
 * Whoever asks proves by the account's password that it is theirs; answers its hash.
 * @throws ApiError `invalid_input` for a wrong one, `limit_exceeded` after too many
 */
export async function provePassword(
  db: Kysely<PeopleTables & FilesTables & ThrottleTables>,
  { userId, password, field = 'password', wrongPasswords }: Guess,
): Promise<string> {
  const guesses = `old-password ${userId}`;
  // Counted before it is compared: guesses sent at once cannot all be looked at first.
  if (!(await countEvent(db, guesses, { limit: wrongPasswords, seconds: HALF_HOUR_SECONDS }))) {
    throw new ApiError('limit_exceeded');
  }
  const person = await findPerson(db, userId);
  const stored = person?.password_hash ?? null;
  const isRight = await isPassword(password, stored);
  if (!isRight || stored === null) {
    throw new ApiError('invalid_input', { fields: { [field]: [{ problem: 'password_wrong' }] } });
  }
  await forgetEvents(db, guesses);
  return stored;
}
