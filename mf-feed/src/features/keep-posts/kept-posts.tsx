import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { EndlessList } from '@karavan/shared-api/query';
import { useLocation } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { useGridColumns } from '@karavan/shared-ui/grid-columns';
import { Loading, SkeletonRow } from '@karavan/shared-ui/skeleton';
import { ErrorState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { VirtualList } from '@karavan/shared-ui/virtual-list';
import { PostTile } from '../../shared/post-tile.tsx';
import { useT } from '../../shared/translation.ts';

interface KeptPostsProps {
  readonly posts: EndlessList<FeedPost>;
  readonly label: string;
  /** What stands there when nothing is kept. */
  readonly empty: ReactNode;
  /** Instead of the usual tile. */
  renderPost?(post: FeedPost): ReactNode;
}

/** The endless grid of posts that a person keeps. */
export function KeptPosts({ posts, label, empty, renderPost }: KeptPostsProps) {
  const t = useT();
  const { key } = useLocation();
  const columns = useGridColumns();
  if (posts.status === 'loading') return <Waiting />;
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
  return (
    <Place aria-busy={posts.isRefreshing}>
      <VirtualList
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
          <>
            {posts.isLoadingMore && <Waiting />}
            {posts.error && (
              <Button kind="secondary" wide onClick={posts.retry}>
                {t('try_again')}
              </Button>
            )}
          </>
        }
      >
        {(post, index) =>
          renderPost ? renderPost(post) : <PostTile post={post} priority={index < columns} />
        }
      </VirtualList>
    </Place>
  );
}

const Waiting = () => (
  <Loading>
    <SkeletonRow />
    <SkeletonRow />
  </Loading>
);

const Place = styled.div`
  padding: ${space[3]};
`;
