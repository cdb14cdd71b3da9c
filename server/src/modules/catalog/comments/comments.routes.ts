import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/comments';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { requireActor } from '../../../platform/http/register-routes.ts';
import type { ThrottleTables } from '../../../platform/throttle/throttle.tables.ts';
import type { BlocksTables } from '../../organizations/blocks/index.ts';
import { seesItem, type ItemsTables } from '../items/index.ts';
import { presentComment, selectComments } from './comments.queries.ts';
import type { CommentsTables } from './comments.tables.ts';
import { likeComment } from './like-comment.ts';
import { listCommentedItems, listComments } from './list-comments.ts';
import { deleteComment, writeComment } from './write-comment.ts';

type WrittenTables = CommentsTables & ItemsTables & BlocksTables;

export function commentsRoutes(
  db: Kysely<WrittenTables & ThrottleTables>,
  transact: Transact<WrittenTables>,
): ImplementedRoute[] {
  async function readComment(id: number, viewerId: number): Promise<contract.Comment> {
    const row = await selectComments(db, viewerId)
      .where('comment.id', '=', id)
      .where((eb) => seesItem(eb.ref('comment.item_id'), viewerId))
      .executeTakeFirst();
    if (!row) throw new ApiError('not_found');
    return presentComment(row);
  }

  return [
    implement(contract.listComments, ({ params: { id }, query, context: { actor } }) =>
      listComments(db, id, query, actor?.userId ?? null),
    ),
    implement(contract.writeComment, async ({ params, body, context: { actor } }) => {
      const { userId } = requireActor(actor);
      const { text, parent_id } = body;
      const id = await writeComment(db, transact, {
        userId,
        itemId: params.id,
        parentId: parent_id,
        text,
      });
      return readComment(id, userId);
    }),
    implement(contract.deleteComment, async ({ params: { id }, context: { actor } }) => {
      await deleteComment(transact, { id, userId: requireActor(actor).userId });
      return undefined;
    }),
    implement(contract.likeComment, async ({ params: { id }, context: { actor } }) => {
      const { userId } = requireActor(actor);
      await likeComment(db, { userId, commentId: id, isLiked: true });
      return readComment(id, userId);
    }),
    implement(contract.unlikeComment, async ({ params: { id }, context: { actor } }) => {
      const { userId } = requireActor(actor);
      await likeComment(db, { userId, commentId: id, isLiked: false });
      return readComment(id, userId);
    }),
    implement(contract.listCommentedItems, ({ query, context: { actor } }) =>
      listCommentedItems(db, requireActor(actor).userId, query),
    ),
  ];
}
