import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { PeopleTables } from './people.tables.ts';

/**
 * What somebody does several times at once waits in line from here on, so that limits hold; and whoever has
 * just left does nothing more.
 * @throws ApiError `not_signed_in` where the account has been deactivated meanwhile
 */
export async function lockPerson(trx: Transaction<PeopleTables>, id: number): Promise<void> {
  const { rows } = await sql<{
    is_here: true | null;
  }>`select ${lockingPerson(id)} as is_here`.execute(trx);
  if (!rows[0]!.is_here) throw new ApiError('not_signed_in');
}

/** The same to stand in a larger query: null where the account has been deactivated. */
export const lockingPerson = (id: number) => sql<true | null>`(
  select true from app_user where id = ${id} and deactivated_at is null for no key update)`;
