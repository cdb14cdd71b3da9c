import type { Kysely } from 'kysely';
import type { Actor } from '../../../../platform/auth/actor.ts';
import { endSessions } from '../../../../platform/auth/end-sessions.ts';
import type { AuthTables } from '../../../../platform/auth/auth.tables.ts';
import { hashPassword } from '../../../../platform/auth/passwords.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import type { FilesTables } from '../../../../platform/files/files.tables.ts';
import type { ThrottleTables } from '../../../../platform/throttle/throttle.tables.ts';
import { storePassword, type PeopleTables } from '../../people/index.ts';
import { provePassword } from './prove-password.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

type Tables = PeopleTables & FilesTables & AuthTables & ThrottleTables;

interface ChangePasswordDependencies {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  /** So many wrong guesses at the old password in half an hour. */
  readonly wrongPasswords: number;
}

/**
 * Replaces the password by a new one; all other sessions end.
 * @throws ApiError `invalid_input` for a wrong old password or a new one that is tried first,
 * `limit_exceeded` after too many wrong ones, `conflict` when it was changed meanwhile
 */
export async function changePassword(
  { db, transact, wrongPasswords }: ChangePasswordDependencies,
  { userId, sessionId }: Actor,
  { old_password: old, password }: { readonly old_password: string; readonly password: string },
): Promise<void> {
  const stored = await provePassword(db, {
    userId,
    password: old,
    field: 'old_password',
    wrongPasswords,
  });
  await refuseCommonPassword(password);
  const hash = await hashPassword(password);
  await transact(async (unit) => {
    const isStored = await storePassword(unit.trx, { userId, hash, replaces: { hash: stored } });
    if (!isStored) throw new ApiError('conflict');
    await endSessions(unit, { userId, except: sessionId });
  });
}
