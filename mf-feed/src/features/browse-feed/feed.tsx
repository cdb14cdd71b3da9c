import styled from 'styled-components';
import { useLocation } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { useGridColumns } from '@karavan/shared-ui/grid-columns';
import { EmptyState, ErrorState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { VirtualList } from '@karavan/shared-ui/virtual-list';
import { PostTile } from '../../shared/post-tile.tsx';
import { useT } from '../../shared/translation.ts';
import type { FeedFilter } from './feed-filter.ts';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { useFeed } from './feed-query.ts';
import { PostCard } from './post-card.tsx';

/** Posts above the fold, whose pictures load first. */
const FIRST_SCREEN = 2;

/** The endless list of posts that a filter finds. */
export function Feed({ filter }: { readonly filter: FeedFilter }) {
  const t = useT();
  const { key } = useLocation();
  const feed = useFeed(filter);
  const gridColumns = useGridColumns();
  const isGrid = filter.view === 'GRID';

  if (feed.status === 'loading') return <FeedSkeleton />;
  if (feed.status === 'error') {
    return (
      <ErrorState
        title={t('feed_failed')}
        text={t('feed_failed_text')}
        action={{ label: t('try_again'), run: feed.retry }}
      />
    );
  }
  if (feed.items.length === 0)
    return <EmptyState title={t('feed_empty')} text={t('feed_empty_text')} />;
  return (
    <Place $isGrid={isGrid} aria-busy={feed.isRefreshing}>
      <VirtualList
        key={filter.view}
        label={t('feed_title')}
        items={feed.items}
        keyOf={({ id }) => id}
        columns={isGrid ? gridColumns : 1}
        gap={12}
        positionKey={key}
        hasMore={feed.hasMore}
        isLoadingMore={feed.isLoadingMore}
        onEndReached={feed.loadMore}
        footer={
          <Footer>
            {feed.isLoadingMore && <FeedSkeleton />}
            {feed.error && (
              <Button kind="secondary" wide onClick={feed.retry}>
                {t('try_again')}
              </Button>
            )}
          </Footer>
        }
      >
        {(post, index) =>
          isGrid ? (
            <PostTile post={post} priority={index < 2 * gridColumns} />
          ) : (
            <PostCard post={post} priority={index < FIRST_SCREEN} />
          )
        }
      </VirtualList>
    </Place>
  );
}

const Place = styled.div<{ readonly $isGrid: boolean }>`
  padding: ${({ $isGrid }) => ($isGrid ? `0 ${space[3]}` : 0)};
`;

const Footer = styled.div`
  padding-top: ${space[3]};
`;
