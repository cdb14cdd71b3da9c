import type { ReactNode } from 'react';
import { lazily } from '@karavan/shared-ui/lazily';
import { PullToRefresh } from '@karavan/shared-ui/pull-to-refresh';
import { EmptyState } from '@karavan/shared-ui/states';
import { PostList } from '../post-list.tsx';
import { useT } from '../translation.ts';
import type { FeedFilter } from './feed-filter.ts';
import { useFeed } from './feed-query.ts';

interface FeedProps {
  readonly filter: FeedFilter;
  /** Shown when there are no posts; a usual word about it by default. */
  readonly empty?: ReactNode;
  /** What stands across a row of cards below the posts from `first` up to `end`. */
  below?(first: number, end: number): ReactNode;
}

/** The endless list of posts that match a filter. */
export function Feed({ filter, empty, below }: FeedProps) {
  const t = useT();
  const posts = useFeed(filter);
  const top = filter.order === null ? posts.items[0] : undefined;
  return (
    <div>
      <PullToRefresh onRefresh={posts.refresh} />
      {top && <NewPosts filter={filter} topId={top.id} onShow={posts.refresh} />}
      <PostList
        posts={posts}
        label={t('feed_title')}
        view={filter.view}
        {...(below && { below })}
        empty={
          empty ?? <EmptyState scene="calm" title={t('feed_empty')} text={t('feed_empty_text')} />
        }
      />
    </div>
  );
}

const NewPosts = lazily(
  async () => (await import(/* webpackChunkName: "new-posts" */ './new-posts.tsx')).NewPosts,
);
