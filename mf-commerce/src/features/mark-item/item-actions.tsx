import { Bookmark, Heart, MessageCircle } from 'lucide-react';
import styled from 'styled-components';
import { useAtomValue } from 'jotai';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { useBookmark, useLike } from '@karavan/shared-api/marks';
import { useShell } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { itemMarksAtom } from '@karavan/shared-api/state';
import { markAppearance, MarkButton, MarkFace } from '@karavan/shared-ui/mark-button';
import { size, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { ShareItem } from './share-item.tsx';

/** Below an item's price: like, discuss, share and save it. */
export function ItemActions({ item }: { readonly item: FeedPost }) {
  const t = useT();
  const { overlays, toasts } = useShell();
  const like = useLike(item);
  const bookmark = useBookmark(item);
  const marks = useAtomValue(itemMarksAtom).get(item.id);

  async function save(): Promise<void> {
    if (!(await bookmark.toggle())) return;
    toasts.show({
      kind: 'success',
      text: t('item_saved'),
      action: {
        label: t('choose_folder'),
        run: () => void overlays.open('add_folder', { itemId: item.id }),
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
      <Discuss to={`/comments/post/${item.id}`}>
        <MarkFace
          label={t('discuss')}
          count={marks?.comment_count ?? item.comment_count}
          icon={<MessageCircle size={24} aria-hidden />}
        />
      </Discuss>
      <ShareItem id={item.id} name={item.name} />
      <MarkButton
        label={t('save_item')}
        pressed={bookmark.isSaved}
        icon={<Bookmark size={24} aria-hidden />}
        onClick={() => void save()}
      />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  margin: 0 calc(-1 * ${space[2]});

  > :last-child {
    margin-left: auto;
  }
`;

const Discuss = styled(Link)`
  ${markAppearance}
`;
