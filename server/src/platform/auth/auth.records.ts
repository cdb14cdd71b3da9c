import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../personal-data/personal-records.ts';
import type { AuthTables } from './auth.tables.ts';

export const SESSION_RECORDS = definePersonalRecords({
  name: 'sessions',
  tables: ['session'],
  select: (db: Kysely<AuthTables>, personId) =>
    db
      .selectFrom('session')
      .select(['platform', 'device', 'location', 'opened_with', 'created_at', 'last_used_at'])
      .select(['expires_at'])
      .select((eb) => eb.fn<string | null>('host', ['address']).as('address'))
      .where('user_id', '=', personId)
      .orderBy('id'),
});

export const SIGN_IN_RECORDS = definePersonalRecords({
  name: 'sign-ins',
  tables: ['sign_in'],
  select: (db: Kysely<AuthTables>, personId) =>
    db
      .selectFrom('sign_in')
      .select(['platform', 'device', 'location', 'opened_with', 'created_at'])
      .select((eb) => eb.fn<string | null>('host', ['address']).as('address'))
      .where('user_id', '=', personId)
      .orderBy('id'),
});
