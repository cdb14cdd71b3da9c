import { useEffect } from 'react';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { EmptyState } from '@karavan/shared-ui/states';
import { FolderRow } from './folder-row.tsx';
import { SavedTile } from './saved-tile.tsx';
import { useFolders, useSavedPosts } from './saved-posts-query.ts';
import { PostList } from '../../shared/post-list.tsx';
import { useSavedT } from './translation.ts';

/** The person's folders, and everything saved, in folders or not. */
export function Saved() {
  const t = useSavedT();
  const { header, overlays } = useShell();
  const navigate = useNavigate();
  const posts = useSavedPosts();
  const folders = useFolders();
  useEffect(() => header.set({ title: t('saved') }), [header, t]);

  async function addFolder(): Promise<void> {
    // The overlay has its own cache.
    if (await overlays.open('add_folder', {})) await folders.refetch();
  }

  return (
    <>
      <h1 className="visually-hidden">{t('saved')}</h1>
      <FolderRow folders={folders.data?.list ?? []} onAdd={() => void addFolder()} />
      <PostList
        view="GRID"
        posts={posts}
        label={t('saved')}
        renderPost={(post, priority) => (
          <SavedTile
            post={post}
            priority={priority}
            folders={folders.data?.list ?? []}
            onNewFolder={() => void folders.refetch()}
          />
        )}
        empty={
          <EmptyState
            scene="saved"
            title={t('saved_empty')}
            text={t('saved_empty_text')}
            action={{ label: t('to_feed'), run: () => void navigate('/home/posts') }}
          />
        }
      />
    </>
  );
}
