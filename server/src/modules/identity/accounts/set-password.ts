import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../database-tables.ts';
import type { Actor } from '../../../platform/auth/actor.ts';
import { hashPassword } from '../../../platform/auth/passwords.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';

/** A code proves the phone for this long. */
const PROOF_MINUTES = 30;

/**
 * Sets the first password, or replaces one in a session that a code has opened lately: whoever
 * merely holds a token cannot take the account over. All other sessions end.
 * @returns the ids of the sessions that ended
 * @throws ApiError `code_required`
 */
export async function setPassword(
  db: Kysely<Tables>,
  { userId, sessionId }: Actor,
  password: string,
): Promise<number[]> {
  const password_hash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('app_user')
      .set({ password_hash })
      .where('id', '=', userId)
      .where((eb) =>
        eb.or([
          eb('password_hash', 'is', null),
          eb.exists(
            eb
              .selectFrom('session')
              .select('id')
              .where('id', '=', sessionId)
              .where('opened_with', '=', 'code')
              .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${PROOF_MINUTES})`),
          ),
        ]),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError('code_required');
    const ended = await trx
      .deleteFrom('session')
      .where('user_id', '=', userId)
      .where('id', '!=', sessionId)
      .returning('id')
      .execute();
    return ended.map(({ id }) => id);
  });
}
