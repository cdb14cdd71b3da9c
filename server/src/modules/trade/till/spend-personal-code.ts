import { sql, type Kysely, type Transaction } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { ReferredPerson } from '../../identity/people/index.ts';
import type { TillTables } from './till.tables.ts';

type Shown = Pick<ReferredPerson, 'id' | 'codeWindow'>;

/**
 * Uses the code that the client has shown. One conditional statement, so that of many sales with one
 * code exactly one is booked; a typed number is no code and is not used up.
 * @throws ApiError `client_code_used`
 */
export async function spendPersonalCode(
  trx: Transaction<TillTables>,
  { id, codeWindow }: Shown,
): Promise<void> {
  if (codeWindow === null) return;
  const { rows } = await sql`
    insert into used_personal_code as used (client_id, code_window) values (${id}, ${codeWindow})
    on conflict (client_id) do update set code_window = excluded.code_window
      where used.code_window < excluded.code_window
    returning client_id`.execute(trx);
  if (rows.length === 0) throw new ApiError('client_code_used');
}

/** Whether a sale with this code would be refused. */
export async function isCodeSpent(
  db: Kysely<TillTables>,
  { id, codeWindow }: Shown,
): Promise<boolean> {
  if (codeWindow === null) return false;
  const used = await db
    .selectFrom('used_personal_code')
    .select('client_id')
    .where('client_id', '=', id)
    .where('code_window', '>=', codeWindow)
    .executeTakeFirst();
  return used !== undefined;
}
