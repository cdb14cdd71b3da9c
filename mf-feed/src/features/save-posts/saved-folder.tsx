import { useEffect } from 'react';
import styled from 'styled-components';
import type { Folder } from '@karavan/shared-api/contract/bookmarks';
import { useShell } from '@karavan/shared-api/remote';
import { Link, useNavigate } from '@karavan/shared-api/router';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, size, space, type } from '@karavan/shared-ui/tokens';
import { FolderView } from './folder-view.tsx';
import { SavedTile } from './saved-tile.tsx';
import { useFolders, useSavedPosts } from './saved-posts-query.ts';
import { PostList } from '../../shared/post-list.tsx';
import { useSavedT } from './translation.ts';

/** The saved items of one folder, and actions on the folder. */
export function SavedFolder({ id }: { readonly id: number }) {
  const t = useSavedT();
  return (
    <FolderView id={id} title={t('saved')}>
      {(folder) => <Content folder={folder} />}
    </FolderView>
  );
}

function Content({ folder }: { readonly folder: Folder }) {
  const t = useSavedT();
  const { header } = useShell();
  const navigate = useNavigate();
  const posts = useSavedPosts(folder.id);
  const folders = useFolders();
  useEffect(() => header.set({ title: folder.name, backTo: '/saved' }), [header, folder.name]);
  return (
    <>
      <h1 className="visually-hidden">{folder.name}</h1>
      <Ways aria-label={t('folder_actions')}>
        <Way to={`/saved/${folder.id}/edit`}>{t('edit_or_share')}</Way>
        {posts.items.length > 0 && (
          <Way to={`/saved/${folder.id}/items-deletion`}>{t('remove_items')}</Way>
        )}
      </Ways>
      <PostList
        view="GRID"
        posts={posts}
        label={folder.name}
        renderPost={(post, priority) => (
          <SavedTile
            post={post}
            priority={priority}
            folders={folders.data?.list ?? []}
            folderId={folder.id}
            onNewFolder={() => {
              void posts.refresh();
              void folders.refetch();
            }}
          />
        )}
        empty={
          <EmptyState
            scene="saved"
            title={t('folder_empty')}
            text={t('folder_empty_text')}
            action={{ label: t('to_feed'), run: () => void navigate('/home/posts') }}
          />
        }
      />
    </>
  );
}

const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  padding: ${space[2]} ${space[4]} 0;
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  color: ${color.accentStrong};
  font: ${type.second};
`;
