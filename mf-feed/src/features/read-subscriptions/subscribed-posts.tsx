import { listSubscribedPosts } from '@karavan/shared-api/client/subscriptions';
import { useEndlessList } from '@karavan/shared-api/query';
import { useNavigate } from '@karavan/shared-api/router';
import { EmptyState } from '@karavan/shared-ui/states';
import { useIsWide } from '@karavan/shared-ui/use-is-wide';
import { PostList } from '../../shared/post-list.tsx';
import { FollowedBeside } from './followed-beside.tsx';
import { SubscriptionsFrame } from './subscriptions-frame.tsx';
import { useSubscriptionsT } from './translation.ts';

/** Posts of the organizations that the person follows. */
export function SubscribedPosts() {
  const t = useSubscriptionsT();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const posts = useEndlessList(listSubscribedPosts, {});
  return (
    <SubscriptionsFrame aside={isWide && <FollowedBeside />}>
      <PostList
        posts={posts}
        label={t('posts')}
        view="FEED"
        inColumn
        empty={
          <EmptyState
            scene="organizations"
            title={t('posts_empty')}
            text={t('follow_hint')}
            action={{ label: t('to_feed'), run: () => void navigate('/home/posts') }}
          />
        }
      />
    </SubscriptionsFrame>
  );
}
