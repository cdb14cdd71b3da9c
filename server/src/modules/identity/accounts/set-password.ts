import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/auth/actor.ts';
import type { AuthTables } from '../../../platform/auth/auth.tables.ts';
import { endSessions } from '../../../platform/auth/end-sessions.ts';
import { hashPassword } from '../../../platform/auth/passwords.ts';
import { wasOpenedByCode } from '../../../platform/auth/session-age.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { storePassword, type PeopleTables } from '../people/index.ts';

/** A code proves the phone for this long. */
const PROOF_MINUTES = 30;

/**
 * Sets the first password, or replaces one in a session that a code has opened lately: whoever
 * merely holds a token cannot take the account over. All other sessions end.
 * @returns the ids of the sessions that ended
 * @throws ApiError `code_required`
 */
export async function setPassword(
  db: Kysely<PeopleTables & AuthTables>,
  { userId, sessionId }: Actor,
  password: string,
): Promise<number[]> {
  const hash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const mayReplace = await wasOpenedByCode(trx, sessionId, PROOF_MINUTES);
    if (!(await storePassword(trx, { userId, hash, mayReplace }))) {
      throw new ApiError('code_required');
    }
    return endSessions(trx, { userId, except: sessionId });
  });
}
