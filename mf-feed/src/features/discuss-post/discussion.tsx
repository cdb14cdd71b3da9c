import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Comment } from '@karavan/shared-api/contract/comments';
import { useShell } from '@karavan/shared-api/remote';
import { useLocation } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { EmptyState } from '@karavan/shared-ui/states';
import { media, size } from '@karavan/shared-ui/tokens';
import { CommentForm } from './comment-form.tsx';
import { useCommentActions, useComments } from './comment-query.ts';
import { CommentRow } from './comment-row.tsx';
import { PostLine } from './post-line.tsx';
import { useDiscussT } from './translation.ts';

/** The comments on an item, and a form to add one. */
export function Discussion({ itemId }: { readonly itemId: number }) {
  const t = useDiscussT();
  const { header, dialogs, overlays } = useShell();
  const comments = useComments(itemId);
  const actions = useCommentActions(itemId, comments.totalCount);
  const field = useRef<HTMLTextAreaElement>(null);
  const [replyTo, setReplyTo] = useState<Comment | null>(null);
  useEffect(
    () => header.set({ title: t('comments'), backTo: `/p/${itemId}` }),
    [header, t, itemId],
  );

  async function send(text: string): Promise<boolean> {
    const isSent = await actions.write(text, replyTo?.id ?? null);
    if (isSent) setReplyTo(null);
    return isSent;
  }

  function answer(comment: Comment | null): void {
    setReplyTo(comment);
    field.current?.focus();
  }

  async function remove(comment: Comment): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('delete_comment_question'),
      okLabel: t('delete_comment'),
      danger: true,
    });
    if (isSure) actions.remove(comment);
  }

  async function block(comment: Comment): Promise<void> {
    const { user, is_blocked } = comment;
    const isSure =
      is_blocked ||
      (await dialogs.confirm({
        title: t('block_question', { name: user.full_name || t('anonymous') }),
        text: t('block_text'),
        okLabel: t('block_author'),
        danger: true,
      }));
    if (isSure) actions.setBlocked(comment, !is_blocked);
  }

  return (
    <Page>
      <h1 className="visually-hidden">{t('comments')}</h1>
      <div>
        <PostLine itemId={itemId} />
        <Comments
          comments={comments}
          renderRow={(comment) => (
            <CommentRow
              comment={comment}
              onLike={() => actions.toggleLike(comment)}
              onReply={() => answer(comment)}
              onDelete={() => void remove(comment)}
              onComplain={() => void overlays.open('comment_complain', { commentId: comment.id })}
              onBlock={() => void block(comment)}
            />
          )}
        />
      </div>
      <CommentForm
        itemId={itemId}
        field={field}
        replyTo={replyTo}
        isSending={actions.isSending}
        onCancelReply={() => answer(null)}
        onSend={send}
      />
    </Page>
  );
}

interface CommentsProps {
  readonly comments: ReturnType<typeof useComments>;
  renderRow(comment: Comment): ReactNode;
}

function Comments({ comments, renderRow }: CommentsProps) {
  const discussT = useDiscussT();
  const { key } = useLocation();
  return (
    <EndlessView
      list={comments}
      label={discussT('comments')}
      keyOf={({ id }) => id}
      positionKey={key}
      failure={{ title: discussT('comments_failed') }}
      empty={
        <EmptyState
          scene="comments"
          title={discussT('no_comments')}
          text={discussT('no_comments_text')}
        />
      }
    >
      {renderRow}
    </EndlessView>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  max-width: 720px;
  min-height: calc(100dvh - ${size.header} - env(safe-area-inset-top));
  /* There is no navigation on this page: the input takes its place. */
  margin: 0 auto calc(-1 * (${size.navigation} + env(safe-area-inset-bottom)));

  ${media.wide} {
    margin-bottom: 0;
  }
`;
