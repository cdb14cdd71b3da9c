import { Bookmark, Heart, MessageCircle } from 'lucide-react';
import styled from 'styled-components';
import { useAtomValue } from 'jotai';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { useBookmark, useLike } from '@karavan/shared-api/marks';
import { itemMarksAtom } from '@karavan/shared-api/state';
import { useShell } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { markAppearance, MarkButton, MarkFace } from '@karavan/shared-ui/mark-button';
import { size, space } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

/** What a person can do with a post without opening it: like, discuss and save it. */
export function PostActions({ post }: { readonly post: FeedPost }) {
  const t = useT();
  const { overlays, toasts } = useShell();
  const like = useLike(post);
  const bookmark = useBookmark(post);
  const marks = useAtomValue(itemMarksAtom).get(post.id);

  async function save(): Promise<void> {
    if (!(await bookmark.toggle())) return;
    toasts.show({
      kind: 'success',
      text: t('saved_toast'),
      action: {
        label: t('choose_folder'),
        run: () => void overlays.open('add_folder', { itemId: post.id }),
      },
    });
  }

  return (
    <Row>
      <MarkButton
        label={t('like')}
        tone="warm"
        pressed={like.isLiked}
        count={like.likeCount}
        icon={<Heart size={24} aria-hidden />}
        onClick={() => void like.toggle()}
      />
      <Discuss to={`/comments/post/${post.id}`}>
        <MarkFace
          label={t('discuss')}
          count={marks?.comment_count ?? post.comment_count}
          icon={<MessageCircle size={24} aria-hidden />}
        />
      </Discuss>
      <End>
        <MarkButton
          label={t('save')}
          pressed={bookmark.isSaved}
          icon={<Bookmark size={24} aria-hidden />}
          onClick={() => void save()}
        />
      </End>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  min-height: ${size.touch};
  padding: 0 ${space[2]} ${space[2]};
`;

const Discuss = styled(Link)`
  ${markAppearance}
`;

const End = styled.span`
  margin-left: auto;
`;
