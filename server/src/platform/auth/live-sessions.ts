import { sql, type Expression, type Kysely } from 'kysely';
import { ApiError } from '../errors/api-error.ts';
import type { AuthTables } from './auth.tables.ts';

/** Whether a session, by a column of the statement around, has not ended. */
export const isLive = (sessionId: Expression<number>) =>
  sql<boolean>`exists (
    select from session where session.id = ${sessionId} and session.expires_at > now())`;

/**
 * Keeps a session from ending until the transaction is over.
 * @throws ApiError `not_signed_in` when it has ended
 */
export async function holdSession(
  trx: Pick<Kysely<AuthTables>, 'selectFrom'>,
  sessionId: number,
): Promise<void> {
  const session = await trx
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .forKeyShare()
    .executeTakeFirst();
  if (!session) throw new ApiError('not_signed_in');
}
