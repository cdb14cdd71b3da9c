import type { Actor } from '../../../../platform/auth/actor.ts';
import type { AuthTables } from '../../../../platform/auth/auth.tables.ts';
import { endSessions } from '../../../../platform/auth/end-sessions.ts';
import { hashPassword } from '../../../../platform/auth/passwords.ts';
import { wasOpenedByCode } from '../../../../platform/auth/session-age.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { storePassword, type PeopleTables } from '../../people/index.ts';

/** A code proves the phone for this long. */
const PROOF_MINUTES = 30;

/**
 * Sets the first password, or replaces one in a session that a code has opened lately: whoever
 * merely holds a token cannot take the account over. All other sessions end.
 * @throws ApiError `code_required`, and `invalid_input` for one that is tried first
 */
export async function setPassword(
  transact: Transact<PeopleTables & AuthTables>,
  { userId, sessionId }: Actor,
  password: string,
): Promise<void> {
  await refuseCommonPassword(password);
  const hash = await hashPassword(password);
  await transact(async (unit) => {
    const mayReplace = await wasOpenedByCode(unit.trx, sessionId, PROOF_MINUTES);
    const replaces = mayReplace ? 'any' : 'none';
    if (!(await storePassword(unit.trx, { userId, hash, replaces }))) {
      throw new ApiError('code_required');
    }
    await endSessions(unit, { userId, except: sessionId });
  });
}
