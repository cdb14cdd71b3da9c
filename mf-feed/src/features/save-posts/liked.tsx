import { useEffect } from 'react';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { EmptyState } from '@karavan/shared-ui/states';
import { useLikedPosts } from './saved-posts-query.ts';
import { PostList } from '../../shared/post-list.tsx';
import { useSavedT } from './translation.ts';

/** Everything that the person likes. */
export function Liked() {
  const t = useSavedT();
  const { header } = useShell();
  const navigate = useNavigate();
  const posts = useLikedPosts();
  useEffect(() => header.set({ title: t('liked') }), [header, t]);
  return (
    <>
      <h1 className="visually-hidden">{t('liked')}</h1>
      <PostList
        view="GRID"
        posts={posts}
        label={t('liked')}
        empty={
          <EmptyState
            scene="liked"
            title={t('liked_empty')}
            text={t('liked_empty_text')}
            action={{ label: t('to_feed'), run: () => void navigate('/home/posts') }}
          />
        }
      />
    </>
  );
}
