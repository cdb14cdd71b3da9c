import { sql, type Transaction } from 'kysely';
import type { StaffActor, StaffTables } from '../staff/index.ts';
import type { RosterTables } from './roster.tables.ts';

/** Notes that people are to be told of other shifts; of their own doing nobody is. */
export async function noteChange(
  trx: Transaction<RosterTables & StaffTables>,
  { actorId }: Pick<StaffActor, 'actorId'>,
  membershipIds: readonly number[],
): Promise<void> {
  if (membershipIds.length === 0) return;
  await sql`
    insert into roster_notice (membership_id)
    select id from membership
    where id = any(${sql.val([...membershipIds])}::bigint[]) and user_id <> ${actorId}
    order by id
    on conflict (membership_id) do update set changed_at = clock_timestamp()`.execute(trx);
}
