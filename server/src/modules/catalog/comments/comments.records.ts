import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import { selectItemName, type ItemsTables } from '../items/index.ts';
import type { CommentsTables } from './comments.tables.ts';

export const COMMENT_RECORDS = [
  definePersonalRecords({
    name: 'comments',
    tables: ['comment'],
    select: (db: Kysely<CommentsTables & ItemsTables>, personId) =>
      db
        .selectFrom('comment')
        .select(['item_id', 'text', 'like_count', 'created_at'])
        .select((eb) => selectItemName(eb.ref('comment.item_id')).as('item'))
        .where('user_id', '=', personId)
        .orderBy('id'),
  }),
  definePersonalRecords({
    name: 'liked-comments',
    tables: ['comment_like'],
    select: (db: Kysely<CommentsTables>, personId) =>
      db
        .selectFrom('comment_like')
        .select('comment_id')
        .where('user_id', '=', personId)
        .orderBy('comment_id'),
  }),
];
