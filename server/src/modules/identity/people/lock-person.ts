import { sql, type Transaction } from 'kysely';
import type { PeopleTables } from './people.tables.ts';

/** What somebody does several times at once waits in line from here on, so that limits hold. */
export async function lockPerson(trx: Transaction<PeopleTables>, id: number): Promise<void> {
  await sql`select from app_user where id = ${id} for no key update`.execute(trx);
}
