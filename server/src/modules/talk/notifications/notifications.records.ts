import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import type { NotificationsTables } from './notifications.tables.ts';

export const NOTIFICATION_RECORDS = definePersonalRecords({
  name: 'notifications',
  tables: ['notification'],
  select: (db: Kysely<NotificationsTables>, personId) =>
    db
      .selectFrom('notification')
      .select(['type', 'organization_id', 'item_id', 'subject', 'extra_data', 'created_at'])
      .where('user_id', '=', personId)
      .orderBy('id'),
});
