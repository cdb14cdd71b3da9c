import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import type { ContactsTables } from './contacts.tables.ts';

export const CONTACT_RECORDS = [
  definePersonalRecords({
    name: 'contact-numbers',
    tables: ['user_phone_number'],
    select: (db: Kysely<ContactsTables>, personId) =>
      db
        .selectFrom('user_phone_number')
        .select('value')
        .where('user_id', '=', personId)
        .orderBy('position'),
  }),
  definePersonalRecords({
    name: 'social-networks',
    tables: ['user_social_network'],
    select: (db: Kysely<ContactsTables>, personId) =>
      db
        .selectFrom('user_social_network')
        .select(['kind', 'value'])
        .where('user_id', '=', personId)
        .orderBy('position'),
  }),
];
