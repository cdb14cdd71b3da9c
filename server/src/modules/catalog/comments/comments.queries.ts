import { sql, type Kysely } from 'kysely';
import type { Comment } from '@karavan/shared-api/contract/comments';
import type { Tables } from '../../../database-tables.ts';

export type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>[number];

/** Comments as they look to a person, or to a guest. */
export function selectComments(db: Kysely<Tables>, viewerId: number | null) {
  return db
    .selectFrom('comment')
    .innerJoin('app_user', 'app_user.id', 'comment.user_id')
    .leftJoin('file as avatar', 'avatar.id', 'app_user.avatar_id')
    .leftJoin('comment as parent', 'parent.id', 'comment.parent_id')
    .leftJoin('app_user as addressee', 'addressee.id', 'parent.user_id')
    .select([
      'comment.id',
      'comment.item_id',
      'comment.user_id',
      'comment.parent_id',
      'comment.text',
      'comment.like_count',
      'comment.created_at',
      'app_user.full_name',
      'avatar.key as avatar_key',
      'addressee.full_name as addressee_name',
    ])
    .select(
      sql<boolean>`exists (
        select from comment_like
        where comment_like.comment_id = comment.id and comment_like.user_id = ${viewerId}::bigint
      )`.as('is_liked'),
    )
    .select(sql<boolean>`comment.user_id is not distinct from ${viewerId}::bigint`.as('is_mine'));
}

export function presentComment(row: CommentRow): Comment {
  return {
    id: row.id,
    item_id: row.item_id,
    parent:
      row.parent_id === null ? null : { id: row.parent_id, full_name: row.addressee_name ?? '' },
    user: {
      id: row.user_id,
      full_name: row.full_name,
      avatar: row.avatar_key ? `/files/${row.avatar_key}-small.webp` : null,
    },
    text: row.text,
    like_count: row.like_count,
    is_liked: row.is_liked,
    is_mine: row.is_mine,
    created_at: row.created_at.toISOString(),
  };
}

export async function findCommentText(db: Kysely<Tables>, id: number): Promise<string> {
  const { text } = await db
    .selectFrom('comment')
    .select('text')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return text;
}
