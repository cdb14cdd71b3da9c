import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import { selectOrganizationTitle } from '../organizations/index.ts';
import type { StaffTables } from './staff.tables.ts';

export const WORK_RECORDS = definePersonalRecords({
  name: 'workplaces',
  tables: ['membership'],
  select: (db: Kysely<StaffTables>, personId) =>
    db
      .selectFrom('membership as member')
      .leftJoin('role', 'role.id', 'member.role_id')
      .select(['member.organization_id', 'member.is_owner', 'role.title as role'])
      .select(['role.permissions', 'member.status', 'member.position'])
      .select(['member.invited_at', 'member.joined_at', 'member.left_at'])
      .select((eb) => selectOrganizationTitle(eb.ref('member.organization_id')).as('organization'))
      .where('member.user_id', '=', personId)
      .orderBy('member.id'),
});
