import { blockUser, unblockUser } from '@karavan/shared-api/client/blacklist';
import {
  deleteComment,
  likeComment,
  listComments,
  unlikeComment,
  writeComment,
} from '@karavan/shared-api/client/comments';
import type { Comment } from '@karavan/shared-api/contract/comments';
import {
  addToLists,
  endpointKey,
  removeFromLists,
  request,
  updateInLists,
  useEndlessList,
  useWrite,
} from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { itemInteractionsAtom, setItemInteractions } from '@karavan/shared-api/state';

export const useComments = (itemId: number) =>
  useEndlessList(listComments, { params: { id: itemId }, query: {} });

interface CommentActions {
  readonly isSending: boolean;
  /** Resolves true once the comment is stored; the text must not be lost before that. */
  write(text: string, parentId: number | null): Promise<boolean>;
  toggleLike(comment: Comment): void;
  remove(comment: Comment): void;
  /** Blocks the author of a comment in the name of the organization, or lets them back in. */
  setBlocked(comment: Comment, isBlocked: boolean): void;
}

interface Block {
  readonly comment: Comment;
  readonly isBlocked: boolean;
}

/** A person's actions on the comments of an item; shown at once and reverted when refused. */
export function useCommentActions(itemId: number, countNow: number): CommentActions {
  const { store } = useShell();

  const key = endpointKey(listComments, 'list', { params: { id: itemId }, query: {} });

  function count(change: number): void {
    const known = store.get(itemInteractionsAtom).get(itemId)?.comment_count ?? countNow;
    setItemInteractions(store, itemId, { comment_count: Math.max(0, known + change) });
  }

  const writing = useWrite(writeComment, {
    onSuccess(comment, _input, queries) {
      addToLists(queries, listComments, comment, { params: { id: itemId }, query: {} });
      count(1);
    },
  });
  const like = useWrite(
    ({ id, isLiked }: { readonly id: number; readonly isLiked: boolean }) =>
      isLiked
        ? request(likeComment, { params: { id } })
        : request(unlikeComment, { params: { id } }),
    {
      whileBusy: 'queue',
      optimistic: ({ id, isLiked }, queries) =>
        updateInLists(queries, [listComments], id, (comment) => liked(comment, isLiked)),
    },
  );
  const removal = useWrite(deleteComment, {
    whileBusy: 'queue',
    optimistic: ({ params: { id } }, queries) =>
      removeFromLists(queries, [listComments], Number(id)),
    onSuccess(_data, { params: { id } }, queries) {
      count(-1);
      const answers = queries.getQueryData<{ items: readonly Comment[] }>(key)?.items ?? [];
      // Replies to it become top-level comments.
      for (const answer of answers) {
        if (answer.parent?.id !== Number(id)) continue;
        updateInLists(queries, [listComments], answer.id, (own) => ({ ...own, parent: null }));
      }
    },
  });

  const blocking = useWrite(
    ({ comment: { user, organization_id }, isBlocked }: Block) => {
      const input = { params: { id: organization_id }, body: { user_id: user.id } };
      return isBlocked ? request(blockUser, input) : request(unblockUser, input);
    },
    {
      whileBusy: 'queue',
      optimistic({ comment: { user: author }, isBlocked: is_blocked }, queries) {
        const known = queries.getQueryData<{ items: readonly Comment[] }>(key)?.items ?? [];
        const reverts = known
          .filter(({ user }) => user.id === author.id)
          .map(({ id }) =>
            updateInLists(queries, [listComments], id, (own) => ({ ...own, is_blocked })),
          );
        return () => {
          for (const revert of reverts) revert();
        };
      },
    },
  );

  return {
    isSending: writing.isPending,
    async write(text, parent_id) {
      const result = await writing.send({ params: { id: itemId }, body: { text, parent_id } });
      return result?.ok ?? false;
    },
    toggleLike: ({ id, is_liked }) => void like.send({ id, isLiked: !is_liked }),
    remove: ({ id }) => void removal.send({ params: { id } }),
    setBlocked: (comment, isBlocked) => void blocking.send({ comment, isBlocked }),
  };
}

function liked(comment: Comment, is_liked: boolean): Comment {
  if (comment.is_liked === is_liked) return comment;
  return { ...comment, is_liked, like_count: comment.like_count + (is_liked ? 1 : -1) };
}
