import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

export const SUBSCRIPTION_RECORDS = definePersonalRecords({
  name: 'follows',
  tables: ['organization_follower'],
  select: (db: Kysely<OrganizationsTables>, personId) =>
    db
      .selectFrom('organization_follower as follower')
      .innerJoin('organization', 'organization.id', 'follower.organization_id')
      .select(['organization.id as organization_id', 'organization.title as organization'])
      .select(['follower.status', 'follower.created_at'])
      .where('follower.user_id', '=', personId)
      .orderBy('organization.id'),
});
