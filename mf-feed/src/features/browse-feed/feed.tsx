import { EmptyState } from '@karavan/shared-ui/states';
import { PostList } from '../../shared/post-list.tsx';
import { useT } from '../../shared/translation.ts';
import type { FeedFilter } from './feed-filter.ts';
import { useFeed } from './feed-query.ts';

/** The endless list of posts that a filter finds. */
export function Feed({ filter }: { readonly filter: FeedFilter }) {
  const t = useT();
  return (
    <PostList
      posts={useFeed(filter)}
      label={t('feed_title')}
      view={filter.view}
      empty={<EmptyState title={t('feed_empty')} text={t('feed_empty_text')} />}
    />
  );
}
