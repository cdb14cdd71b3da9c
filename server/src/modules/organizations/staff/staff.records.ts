import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import { selectOrganizationTitle } from '../organizations/index.ts';
import type { StaffTables } from './staff.tables.ts';

export const WORK_RECORDS = definePersonalRecords({
  name: 'workplaces',
  tables: ['organization_member'],
  select: (db: Kysely<StaffTables>, personId) =>
    db
      .selectFrom('organization_member as member')
      .leftJoin('role', 'role.id', 'member.role_id')
      .select(['member.organization_id', 'member.is_owner', 'role.title as role'])
      .select(['role.permissions', 'member.joined_at'])
      .select((eb) => selectOrganizationTitle(eb.ref('member.organization_id')).as('organization'))
      .where('member.user_id', '=', personId)
      .orderBy('member.organization_id'),
});
