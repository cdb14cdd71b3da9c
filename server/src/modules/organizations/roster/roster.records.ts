import type { Kysely } from 'kysely';
import type { Eraser } from '../../../platform/personal-data/erasure.ts';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import { selectOrganizationTitle, type OrganizationsTables } from '../organizations/index.ts';
import type { StaffTables } from '../staff/index.ts';
import type { RosterTables } from './roster.tables.ts';

export const ROSTER_RECORDS = definePersonalRecords({
  name: 'shifts',
  tables: ['shift'],
  select: (db: Kysely<RosterTables & StaffTables & OrganizationsTables>, personId) =>
    db
      .selectFrom('shift')
      .innerJoin('membership', 'membership.id', 'shift.membership_id')
      .select(['shift.day', 'shift.starts_at', 'shift.ends_at', 'shift.position'])
      .select((eb) =>
        selectOrganizationTitle(eb.ref('membership.organization_id')).as('organization'),
      )
      .where('membership.user_id', '=', personId)
      .orderBy('shift.id'),
});

/** When somebody was to work stays, under their pseudonym; as what goes, being text of others about them. */
export const eraseRoster: Eraser<RosterTables & StaffTables> = async ({ trx }, { id }) => {
  await trx
    .updateTable('shift')
    .set({ position: '' })
    .where('membership_id', 'in', (eb) =>
      eb.selectFrom('membership').select('membership.id').where('membership.user_id', '=', id),
    )
    .execute();
};
