import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import type { PeopleTables } from './people.tables.ts';

export const PROFILE_RECORDS = definePersonalRecords({
  name: 'profile',
  tables: ['app_user'],
  select: (db: Kysely<PeopleTables>, personId) =>
    db
      .selectFrom('app_user')
      .select(['id', 'full_name', 'username', 'phone', 'email', 'is_email_verified', 'gender'])
      .select(['birthday', 'locale', 'region', 'created_at'])
      .where('id', '=', personId)
      .orderBy('id'),
});
