import { sql } from 'kysely';
import { z } from 'zod';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { StaffTables } from '../staff/index.ts';
import { rosterChanged } from './roster.events.ts';
import type { RosterTables } from './roster.tables.ts';

/** Every minute. */
export const tellRostersTask = defineTask('tell-rosters', z.object({}));

/** Changes with less than this between them are one; whoever plans on and on has people told all the same. */
const QUIET_MINUTES = 2;
const LATEST_MINUTES = 15;
/** At a time; the others wait for the next minute. */
const BATCH = 200;

/** Tells people that their shifts have changed, once for all that was changed without a pause. */
export async function tellRosters(transact: Transact<RosterTables & StaffTables>): Promise<void> {
  await transact(async ({ trx, emit }) => {
    const { rows } = await sql<{ membership_id: number; changed_at: Date }>`
      delete from roster_notice where membership_id in (
        select membership_id from roster_notice
        where changed_at <= now() - make_interval(mins => ${QUIET_MINUTES})
          or begun_at <= now() - make_interval(mins => ${LATEST_MINUTES})
        order by membership_id limit ${BATCH} for update skip locked
      ) returning membership_id, changed_at`.execute(trx);
    if (rows.length === 0) return;
    const members = await trx
      .selectFrom('organization_member')
      .select(['id', 'user_id', 'organization_id'])
      .where(
        'id',
        'in',
        rows.map(({ membership_id }) => membership_id),
      )
      .orderBy('id')
      .execute();
    for (const { id: membershipId, user_id: userId, organization_id: organizationId } of members) {
      const { changed_at } = rows.find(({ membership_id }) => membership_id === membershipId)!;
      emit(
        rosterChanged({ organizationId, membershipId, userId, changedAt: changed_at.getTime() }),
      );
    }
  });
}
