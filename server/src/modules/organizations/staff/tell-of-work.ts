import { sql } from 'kysely';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import type { RealtimeTables } from '../../../platform/realtime/realtime.tables.ts';
import { selectOrganizationTitle, type OrganizationsTables } from '../organizations/index.ts';
import type { StaffTables } from './staff.tables.ts';

type WorkTables = RealtimeTables & StaffTables & OrganizationsTables;

/** Listens to `member-changed`: the person's open pages show at once what they may do from now on. */
export async function tellOfWork(
  { trx, publish }: UnitOfWork<WorkTables>,
  { organizationId, userId }: { readonly organizationId: number; readonly userId: number },
): Promise<void> {
  const { title, works_there } = await trx
    .selectNoFrom([
      selectOrganizationTitle(sql.val(organizationId)).as('title'),
      sql<boolean>`exists (select from organization_member
        where organization_id = ${organizationId} and user_id = ${userId})`.as('works_there'),
    ])
    .executeTakeFirstOrThrow();
  publish({
    key: `unread:${userId}`,
    type: 'work.changed',
    data: { organization_id: organizationId, title, works_there },
  });
}
