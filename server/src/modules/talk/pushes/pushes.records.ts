import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import type { PushesTables } from './pushes.tables.ts';

export const PUSH_RECORDS = definePersonalRecords({
  name: 'push-registrations',
  tables: ['push_registration'],
  select: (db: Kysely<PushesTables>, personId) =>
    db
      .selectFrom('push_registration')
      .select(['name', 'device_id', 'language', 'shows_text', 'created_at'])
      .where('user_id', '=', personId)
      .orderBy('id'),
});
