import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { EndlessList } from '@karavan/shared-api/query';
import { useLocation } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { useGridColumns } from '@karavan/shared-ui/grid-columns';
import { ErrorState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { VirtualList } from '@karavan/shared-ui/virtual-list';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { PostCard } from './post-card.tsx';
import { PostTile } from './post-tile.tsx';
import { useT } from './translation.ts';

/** Posts above the fold, whose pictures load first: this many cards, or rows of tiles. */
const FIRST_SCREEN = 2;

interface PostListProps {
  readonly posts: EndlessList<FeedPost>;
  readonly label: string;
  /** Cards below one another, or tiles side by side. */
  readonly view: 'FEED' | 'GRID';
  /** What stands there without posts. */
  readonly empty: ReactNode;
  /** Instead of the usual card or tile. */
  renderPost?(post: FeedPost): ReactNode;
}

/** An endless list of posts. */
export function PostList({ posts, label, view, empty, renderPost }: PostListProps) {
  const t = useT();
  const { key } = useLocation();
  const gridColumns = useGridColumns();
  const columns = view === 'GRID' ? gridColumns : 1;
  if (posts.status === 'loading') return <FeedSkeleton />;
  if (posts.status === 'error') {
    return (
      <ErrorState
        title={t('feed_failed')}
        text={t('feed_failed_text')}
        action={{ label: t('try_again'), run: posts.retry }}
      />
    );
  }
  if (posts.items.length === 0) return empty;
  const Post = view === 'GRID' ? PostTile : PostCard;
  return (
    <Place $view={view} aria-busy={posts.isRefreshing}>
      <VirtualList
        key={view}
        label={label}
        items={posts.items}
        keyOf={({ id }) => id}
        columns={columns}
        gap={12}
        positionKey={key}
        hasMore={posts.hasMore}
        isLoadingMore={posts.isLoadingMore}
        onEndReached={posts.loadMore}
        footer={
          <Footer>
            {posts.isLoadingMore && <FeedSkeleton />}
            {posts.error && (
              <Button kind="secondary" wide onClick={posts.retry}>
                {t('try_again')}
              </Button>
            )}
          </Footer>
        }
      >
        {(post, index) =>
          renderPost?.(post) ?? <Post post={post} priority={index < FIRST_SCREEN * columns} />
        }
      </VirtualList>
    </Place>
  );
}

const Place = styled.div<{ readonly $view: PostListProps['view'] }>`
  padding: ${({ $view }) => ($view === 'GRID' ? `${space[3]} ${space[3]} 0` : 0)};
`;

const Footer = styled.div`
  padding-top: ${space[3]};
`;
