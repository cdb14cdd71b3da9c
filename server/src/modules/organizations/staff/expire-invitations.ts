import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import type { JobsTables } from '../../../platform/jobs/jobs.tables.ts';
import { isPostponed, workOff } from '../../../platform/jobs/work-off.ts';
import { endInvitation } from './end-membership.ts';
import type { StaffTables } from './staff.tables.ts';

/** Invitations of one run; what is left is taken by the next. */
const BATCH = 200;

export const expireInvitationsTask = defineTask('expire-invitations', z.object({}));

/**
 * Ends invitations that nobody has answered in time. One that fails is put off.
 * @throws AggregateError of all that failed; the others are done
 */
export async function expireInvitations(
  db: Kysely<StaffTables & JobsTables>,
  transact: Transact<StaffTables>,
): Promise<void> {
  const due = await db
    .selectFrom('membership')
    .select('id')
    .where('status', '=', 'invited')
    .where('expires_at', '<=', sql<Date>`now()`)
    .where(({ not, ref }) => not(isPostponed(expireInvitationsTask, ref('membership.id'))))
    .orderBy('expires_at')
    .limit(BATCH)
    .execute();
  await workOff(db, expireInvitationsTask, due, ({ id }) =>
    transact(async (unit) => {
      const invitation = await unit.trx
        .selectFrom('membership')
        .selectAll()
        .where('id', '=', id)
        // Answered or withdrawn in the meantime.
        .where('status', '=', 'invited')
        .forUpdate()
        .executeTakeFirst();
      if (invitation) await endInvitation(unit, invitation, { actorId: null, action: 'expire' });
    }),
  );
}
