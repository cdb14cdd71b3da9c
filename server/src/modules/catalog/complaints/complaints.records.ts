import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import type { ComplaintsTables } from './complaints.tables.ts';

export const COMPLAINT_RECORDS = definePersonalRecords({
  name: 'complaints',
  tables: ['complaint'],
  select: (db: Kysely<ComplaintsTables>, personId) =>
    db
      .selectFrom('complaint')
      .select(['item_id', 'organization_id', 'comment_id', 'reason', 'text', 'created_at'])
      .where('user_id', '=', personId)
      .orderBy('id'),
});
