import { expressionBuilder, sql, type Expression, type Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Comment } from '@karavan/shared-api/contract/comments';
import {
  presentPersonCard,
  selectFullName,
  selectPersonCard,
} from '../../identity/people/index.ts';
import type { CommentsTables } from './comments.tables.ts';

export type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>[number];

/** Comments as they look to a person, or to a guest. */
export function selectComments(db: Kysely<CommentsTables>, viewerId: number | null) {
  return db
    .selectFrom('comment')
    .leftJoin('comment as parent', 'parent.id', 'comment.parent_id')
    .select((eb) => [
      'comment.id',
      'comment.item_id',
      'comment.parent_id',
      'comment.text',
      'comment.like_count',
      'comment.created_at',
      selectPersonCard(eb.ref('comment.user_id')).$notNull().as('user'),
      selectPersonCard(eb.ref('parent.user_id')).as('addressee'),
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
      row.parent_id === null
        ? null
        : { id: row.parent_id, full_name: row.addressee?.full_name ?? '' },
    user: presentPersonCard(row.user),
    text: row.text,
    like_count: row.like_count,
    is_liked: row.is_liked,
    is_mine: row.is_mine,
    created_at: row.created_at.toISOString(),
  };
}

/** The comment that a column refers to, for a selection of any query; null where it refers to none. */
export function selectCommentSummary(commentId: Expression<number | null>) {
  return jsonObjectFrom(
    expressionBuilder<CommentsTables, never>()
      .selectFrom('comment')
      .select((eb) => [
        'comment.item_id',
        'comment.text',
        selectFullName(eb.ref('comment.user_id')).as('author'),
      ])
      .where('comment.id', '=', commentId),
  );
}

export async function findCommentText(
  db: Pick<Kysely<CommentsTables>, 'selectFrom'>,
  id: number,
): Promise<string> {
  const { text } = await db
    .selectFrom('comment')
    .select('text')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return text;
}

/** Who wrote a comment; undefined where there is none. */
export async function findAuthor(
  db: Kysely<CommentsTables>,
  id: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('comment')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.user_id;
}
