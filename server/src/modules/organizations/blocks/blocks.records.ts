import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import type { BlocksTables } from './blocks.tables.ts';

/** The organizations that have blocked the person. */
export const BLOCK_RECORDS = definePersonalRecords({
  name: 'blocked_by',
  tables: ['organization_block'],
  select: (db: Kysely<BlocksTables>, personId) =>
    db
      .selectFrom('organization_block')
      .select(['organization_id', 'created_at'])
      .where('user_id', '=', personId)
      .orderBy('organization_id'),
});
