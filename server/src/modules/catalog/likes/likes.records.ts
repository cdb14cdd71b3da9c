import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import { selectItemName, type ItemsTables } from '../items/index.ts';
import type { LikesTables } from './likes.tables.ts';

export const LIKE_RECORDS = definePersonalRecords({
  name: 'likes',
  tables: ['item_like'],
  select: (db: Kysely<LikesTables & ItemsTables>, personId) =>
    db
      .selectFrom('item_like')
      .select(['item_id', 'created_at'])
      .select((eb) => selectItemName(eb.ref('item_like.item_id')).as('item'))
      .where('user_id', '=', personId)
      .orderBy('id'),
});
