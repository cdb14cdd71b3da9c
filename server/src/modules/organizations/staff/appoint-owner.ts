import type { Kysely } from 'kysely';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { ROLE_PRESETS } from '@karavan/shared-api/contract/role-presets';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { closedOrganizations } from '../organizations/index.ts';
import { memberChanged } from './staff.events.ts';
import type { StaffTables } from './staff.tables.ts';

interface NewOwner {
  readonly organizationId: number;
  readonly userId: number;
  /** Of the titles of the roles. */
  readonly locale: Locale;
}

/** Makes somebody the owner of a new organization, which begins with the usual roles. */
export async function appointOwner(
  { trx, emit }: UnitOfWork<StaffTables>,
  { organizationId, userId, locale }: NewOwner,
): Promise<void> {
  await trx
    .insertInto('role')
    .values(
      Object.values(ROLE_PRESETS).map(({ titles, permissions }) => ({
        organization_id: organizationId,
        title: titles[locale],
        permissions: [...permissions],
      })),
    )
    .execute();
  await trx
    .insertInto('organization_member')
    .values({ organization_id: organizationId, user_id: userId, is_owner: true, role_id: null })
    .execute();
  emit(memberChanged({ organizationId, userId }));
}

/** How many organizations somebody owns, without those that are closed. */
export async function countOwned(
  db: Pick<Kysely<StaffTables>, 'selectFrom'>,
  userId: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('organization_member')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('is_owner', '=', true)
    .where('organization_id', 'not in', closedOrganizations())
    .executeTakeFirstOrThrow();
  return count;
}
