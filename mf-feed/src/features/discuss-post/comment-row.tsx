import { useState } from 'react';
import { Ban, Flag, Heart, Trash2, UserCheck } from 'lucide-react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Comment } from '@karavan/shared-api/contract/comments';
import { localeAtom } from '@karavan/shared-api/state';
import { Avatar } from '@karavan/shared-ui/avatar';
import { Button } from '@karavan/shared-ui/button';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { ToggleButton } from '@karavan/shared-ui/toggle-button';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useDiscussT } from './translation.ts';

interface CommentRowProps {
  readonly comment: Comment;
  onLike(): void;
  onReply(): void;
  onDelete(): void;
  onComplain(): void;
  /** Blocks the author, or lets them back in. */
  onBlock(): void;
}

/** One comment with its actions. */
export function CommentRow({
  comment,
  onLike,
  onReply,
  onDelete,
  onComplain,
  onBlock,
}: CommentRowProps) {
  const t = useDiscussT();
  const locale = useAtomValue(localeAtom);
  const [now] = useState(() => Date.now());
  const { user, parent, is_blocked } = comment;
  const author = user.full_name || t('anonymous');
  return (
    <Row>
      <Avatar name={author} src={user.avatar} size={40} />
      <Body>
        <Author>
          {author}{' '}
          <Time as="span">
            <RelativeTime date={comment.created_at} locale={locale} now={now} />
          </Time>
        </Author>
        {parent && (
          <Addressee>{t('in_reply_to', { name: parent.full_name || t('anonymous') })}</Addressee>
        )}
        {is_blocked && (
          <Blocked>
            <Ban size={16} aria-hidden />
            {t('author_blocked')}
          </Blocked>
        )}
        {comment.text && <Words $muted={is_blocked}>{comment.text}</Words>}
        <Actions>
          <ToggleButton
            label={t('like_comment')}
            tone="warm"
            pressed={comment.is_liked}
            count={comment.like_count}
            icon={<Heart size={18} aria-hidden />}
            onClick={onLike}
          />
          <Button kind="quiet" size="small" onClick={onReply}>
            {t('reply')}
          </Button>
          {comment.is_mine ? (
            <IconButton
              label={t('delete_comment')}
              icon={<Trash2 size={18} />}
              onClick={onDelete}
            />
          ) : (
            <IconButton label={t('complain')} icon={<Flag size={18} />} onClick={onComplain} />
          )}
          {comment.can_block && (
            <IconButton
              label={is_blocked ? t('unblock_author') : t('block_author')}
              icon={is_blocked ? <UserCheck size={18} /> : <Ban size={18} />}
              onClick={onBlock}
            />
          )}
        </Actions>
      </Body>
    </Row>
  );
}

const Row = styled.article`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]} 0;
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;
`;

const Author = styled.p`
  font: ${type.label};
`;

const Time = styled.span`
  color: ${color.textMuted};
  font: ${type.caption};
`;

const Addressee = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Blocked = styled.p`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  color: ${color.textMuted};
  font: ${type.second};
`;

const Words = styled.p<{ readonly $muted: boolean }>`
  color: ${({ $muted }) => ($muted ? color.textMuted : 'inherit')};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  margin-left: calc(-1 * ${space[2]});
`;
