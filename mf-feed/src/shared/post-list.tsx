import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { EndlessList } from '@karavan/shared-api/query';
import { useLocation } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { useCardColumns, useGridColumns } from '@karavan/shared-ui/grid-columns';
import { space } from '@karavan/shared-ui/tokens';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { PostCard } from './post-card.tsx';
import { PostTile } from './post-tile.tsx';
import { useT } from './translation.ts';

/** How many cards, or rows of tiles, are above the fold: their pictures load first. */
const FIRST_SCREEN = 2;

interface PostListProps {
  readonly posts: EndlessList<FeedPost>;
  readonly label: string;
  /** Cards in one column, or a grid of tiles. */
  readonly view: 'FEED' | 'GRID';
  /** Shown when there are no posts. */
  readonly empty: ReactNode;
  /** Renders a post instead of the usual card or tile. */
  renderPost?(post: FeedPost): ReactNode;
}

/** An endless list of posts. */
export function PostList({ posts, label, view, empty, renderPost }: PostListProps) {
  const t = useT();
  const { key } = useLocation();
  const gridColumns = useGridColumns();
  const cardColumns = useCardColumns();
  const columns = view === 'GRID' ? gridColumns : cardColumns;
  const Post = view === 'GRID' ? PostTile : PostCard;
  return (
    <Place $view={view} aria-busy={posts.isRefreshing}>
      <EndlessView
        key={view}
        list={posts}
        label={label}
        keyOf={({ id }) => id}
        columns={columns}
        gap={12}
        positionKey={key}
        skeleton={<FeedSkeleton />}
        empty={empty}
        failure={{ title: t('feed_failed') }}
      >
        {(post, index) =>
          renderPost?.(post) ?? <Post post={post} priority={index < FIRST_SCREEN * columns} />
        }
      </EndlessView>
    </Place>
  );
}

const Place = styled.div<{ readonly $view: PostListProps['view'] }>`
  padding: ${({ $view }) => ($view === 'GRID' ? `${space[3]} ${space[3]} 0` : 0)};

  @media (min-width: 720px) and (max-width: 1023px) {
    padding: ${space[3]} ${space[3]} 0;
  }
`;
