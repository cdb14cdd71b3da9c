import { useEffect } from 'react';
import { Bookmark } from 'lucide-react';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { EmptyState } from '@karavan/shared-ui/states';
import { FolderStrip } from './folder-row.tsx';
import { useFolders, useSavedPosts } from './saved-posts-query.ts';
import { PostList } from '../../shared/post-list.tsx';
import { useKeepT } from './translation.ts';

/** The folders of the person, and everything saved in them and beside them. */
export function Saved() {
  const t = useKeepT();
  const { header, overlays } = useShell();
  const navigate = useNavigate();
  const posts = useSavedPosts();
  const folders = useFolders();
  useEffect(() => header.set({ title: t('saved') }), [header, t]);

  async function addFolder(): Promise<void> {
    // The overlay has a cache of its own.
    if (await overlays.open('add_folder', {})) await folders.refetch();
  }

  return (
    <>
      <h1 className="visually-hidden">{t('saved')}</h1>
      <FolderStrip folders={folders.data?.list ?? []} onAdd={() => void addFolder()} />
      <PostList
        view="GRID"
        posts={posts}
        label={t('saved')}
        empty={
          <EmptyState
            title={t('saved_empty')}
            text={t('saved_empty_text')}
            picture={<Bookmark size={32} />}
            action={{ label: t('to_feed'), run: () => void navigate('/home/posts') }}
          />
        }
      />
    </>
  );
}
