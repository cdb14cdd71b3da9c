import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import type { PushesTables } from './pushes.tables.ts';

const REGISTRATIONS = definePersonalRecords({
  name: 'push-registrations',
  tables: ['push_registration'],
  select: (db: Kysely<PushesTables>, personId) =>
    db
      .selectFrom('push_registration')
      .select(['name', 'device_id', 'language', 'shows_text', 'created_at'])
      .where('user_id', '=', personId)
      .orderBy('id'),
});

const PREFERENCES = definePersonalRecords({
  name: 'push-preferences',
  tables: ['push_preference'],
  select: (db: Kysely<PushesTables>, personId) =>
    db
      .selectFrom('push_preference')
      .select(['without_push', 'quiet_from', 'quiet_until', 'time_zone'])
      .where('user_id', '=', personId)
      .orderBy('user_id'),
});

export const PUSH_RECORDS = [REGISTRATIONS, PREFERENCES];
