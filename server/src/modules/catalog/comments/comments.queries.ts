import { expressionBuilder, sql, type Expression, type Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Comment } from '@karavan/shared-api/contract/comments';
import {
  presentPersonCard,
  selectFullName,
  selectPersonCard,
} from '../../identity/people/index.ts';
import { organizationsBlocking } from '../../organizations/blocks/index.ts';
import { membersOf, staffWith } from '../../organizations/staff/index.ts';
import { seesItem, sellerOf } from '../items/index.ts';
import type { CommentsTables } from './comments.tables.ts';

export type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>[number];

/** Comments as they look to a person, or to a guest. */
export function selectComments(db: Kysely<CommentsTables>, viewerId: number | null) {
  const seller = sql<number>`(${sellerOf(sql.ref('comment.item_id'))})`;
  const isBlocked = sql<boolean>`${seller} in ${organizationsBlocking(sql.ref('comment.user_id'))}`;
  return db
    .selectFrom('comment')
    .leftJoin('comment as parent', 'parent.id', 'comment.parent_id')
    .select((eb) => [
      'comment.id',
      'comment.item_id',
      'comment.parent_id',
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
    .select(sql<boolean>`comment.user_id is not distinct from ${viewerId}::bigint`.as('is_mine'))
    .select([seller.as('organization_id'), isBlocked.as('is_blocked')])
    .select(
      sql<string>`case when not ${isBlocked} or comment.user_id = ${viewerId}::bigint
        or ${viewerId}::bigint in ${membersOf(seller)} then comment.text else '' end`.as('text'),
    )
    .select(
      sql<boolean>`${viewerId}::bigint is not null and comment.user_id <> ${viewerId}::bigint
        and ${viewerId}::bigint in ${staffWith('can_manage_followers_partners', seller)}
        and comment.user_id not in ${membersOf(seller)}`.as('can_block'),
    );
}

export function presentComment(row: CommentRow): Comment {
  return {
    id: row.id,
    item_id: row.item_id,
    organization_id: row.organization_id,
    parent:
      row.parent_id === null
        ? null
        : { id: row.parent_id, full_name: row.addressee?.full_name ?? '' },
    user: presentPersonCard(row.user),
    is_blocked: row.is_blocked,
    can_block: row.can_block,
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

/** Who wrote a comment; undefined where there is none, or on an item that the viewer does not see. */
export async function findAuthor(
  db: Kysely<CommentsTables>,
  id: number,
  viewerId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('comment')
    .select('user_id')
    .where('id', '=', id)
    .where((eb) => seesItem(eb.ref('comment.item_id'), viewerId))
    .executeTakeFirst();
  return row?.user_id;
}
