import { sql, type Kysely } from 'kysely';
import type { Obstacle } from '@karavan/shared-api/contract/departures';
import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import { PAST_ROLE } from './past-role.ts';
import { closedOrganizations } from '../organizations/index.ts';
import { memberChanged } from './staff.events.ts';
import type { StaffTables } from './staff.tables.ts';

/** Somebody's organizations need another owner first, or have to be closed; closed ones stay as they are. */
export async function findOwnOrganizations(
  db: Kysely<StaffTables>,
  personId: number,
): Promise<Obstacle[]> {
  const owned = await db
    .selectFrom('organization_member')
    .select('organization_id')
    .where('user_id', '=', personId)
    .where('is_owner', '=', true)
    .where('organization_id', 'not in', closedOrganizations())
    .orderBy('organization_id')
    .execute();
  const [first] = owned;
  if (!first) return [];
  const path = owned.length === 1 ? `/organizations/${first.organization_id}` : '/organizations/my';
  return [{ reason: 'organizations', count: owned.length, path }];
}

/** At how many organizations somebody works that are not theirs. */
export async function countWorkplaces(db: Kysely<StaffTables>, personId: number): Promise<number> {
  const { count } = await db
    .selectFrom('organization_member')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', personId)
    .where('is_owner', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Whoever is gone works nowhere, and is asked nowhere. What they were called goes; that somebody was there stays,
 * under their pseudonym.
 */
export const eraseMemberships: Eraser<StaffTables> = async ({ trx, emit }, { id }) => {
  const present = await trx
    .selectFrom('membership')
    .select(['id', 'organization_id', 'status'])
    .where('user_id', '=', id)
    .where('status', 'in', ['invited', 'working'])
    .where('is_owner', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id: membershipId, organization_id: organizationId, status } of present) {
    const isEmployed = status === 'working';
    await trx
      .updateTable('membership')
      .set({
        status: isEmployed ? 'quit' : 'declined',
        left_at: isEmployed ? sql<Date>`now()` : null,
        ...PAST_ROLE,
      })
      .where('id', '=', membershipId)
      .execute();
    if (isEmployed) emit(memberChanged({ organizationId, userId: id }));
  }
  await trx.updateTable('membership').set({ position: '' }).where('user_id', '=', id).execute();
};
