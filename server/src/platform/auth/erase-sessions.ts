import type { Kysely } from 'kysely';
import type { AuthTables } from './auth.tables.ts';

/** Forgets with what and from where somebody has ever signed in. */
export async function eraseSessions(
  trx: Pick<Kysely<AuthTables>, 'deleteFrom'>,
  userId: number,
): Promise<void> {
  await trx.deleteFrom('session').where('user_id', '=', userId).execute();
  await trx.deleteFrom('sign_in').where('user_id', '=', userId).execute();
}
