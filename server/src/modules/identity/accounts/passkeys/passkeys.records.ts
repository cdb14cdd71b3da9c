import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../../../../platform/personal-data/personal-records.ts';
import type { PasskeysTables } from './passkeys.tables.ts';

export const PASSKEY_RECORDS = definePersonalRecords({
  name: 'passkeys',
  tables: ['passkey', 'passkey_handle'],
  select: (db: Kysely<PasskeysTables>, personId) =>
    db
      .selectFrom('passkey')
      .select(['name', 'created_at', 'last_used_at'])
      .where('user_id', '=', personId)
      .orderBy('id'),
});
