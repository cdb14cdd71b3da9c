import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { ViewMode } from '@karavan/shared-api/contract/enumerations';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { EndlessList } from '@karavan/shared-api/query';
import { useLocation } from '@karavan/shared-api/router';
import { isSignedInAtom } from '@karavan/shared-api/state';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { CARDS, COLUMN_OF_CARDS, TILES, useColumns } from '@karavan/shared-ui/grid-columns';
import { lazily } from '@karavan/shared-ui/lazily';
import { media, space } from '@karavan/shared-ui/tokens';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { PostCard } from './post-card.tsx';
import { PostTile } from './post-tile.tsx';
import { useT } from './translation.ts';

/** How many cards, or rows of tiles, are above the fold: their pictures load first. */
const FIRST_SCREEN = 2;

interface PostListProps {
  readonly posts: EndlessList<FeedPost>;
  readonly label: string;
  /** Cards, or a grid of tiles. */
  readonly view: ViewMode;
  /** On a wide screen it is one narrow column. */
  readonly inColumn?: boolean | undefined;
  /** Shown when there are no posts. */
  readonly empty: ReactNode;
  /** What stands across a row of cards below the posts from `first` up to `end`. */
  below?(first: number, end: number): ReactNode;
  /** Renders a post instead of the usual card or tile; one above the fold has priority. */
  renderPost?(post: FeedPost, priority: boolean): ReactNode;
}

/** An endless list of posts. */
export function PostList({
  posts,
  label,
  view,
  inColumn,
  empty,
  below,
  renderPost,
}: PostListProps) {
  const t = useT();
  const { key } = useLocation();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const steps = view === 'GRID' ? TILES : inColumn ? COLUMN_OF_CARDS : CARDS;
  const columns = useColumns(steps);
  const Post = view === 'GRID' ? PostTile : PostCard;
  return (
    <Place $view={view} $inColumn={inColumn} aria-busy={posts.isRefreshing}>
      {isSignedIn && <LiveLists posts={posts.items} />}
      <EndlessView
        key={view}
        list={posts}
        label={label}
        keyOf={({ id }) => id}
        columns={steps}
        gap={12}
        minRowHeight={view === 'FEED' && posts.items.slice(0, 10).every(hasPicture) ? 350 : 0}
        positionKey={key}
        skeleton={<FeedSkeleton />}
        empty={empty}
        {...(below && { below })}
        failure={{ title: t('feed_failed') }}
      >
        {(post, index) => {
          const priority = index < FIRST_SCREEN * columns;
          return renderPost?.(post, priority) ?? <Post post={post} priority={priority} />;
        }}
      </EndlessView>
    </Place>
  );
}

const hasPicture = ({ image }: FeedPost) => image !== null;

const LiveLists = lazily(
  async () => (await import(/* webpackChunkName: "live-lists" */ './live-lists.tsx')).LiveLists,
);

const Place = styled.div<{
  readonly $view: PostListProps['view'];
  readonly $inColumn: boolean | undefined;
}>`
  padding: ${({ $view }) => ($view === 'GRID' ? `${space[3]} ${space[3]} 0` : 0)};

  @media (min-width: 720px) {
    padding: ${space[3]} ${space[3]} 0;
  }

  ${media.wide} {
    ${({ $view, $inColumn }) => $view === 'FEED' && $inColumn && 'padding: 0;'}
  }
`;
