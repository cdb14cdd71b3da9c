import styled from 'styled-components';
import {
  deleteFolder,
  getFolder,
  listFolders,
  renameFolder,
  restoreFolder,
} from '@karavan/shared-api/client/bookmarks';
import type { Folder } from '@karavan/shared-api/contract/bookmarks';
import { useGoBack } from '@karavan/shared-api/go-back';
import { endpointKey, request, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { space } from '@karavan/shared-ui/tokens';
import { FolderForm } from './lazy-folder-form.tsx';
import { ShareFolder } from './share-folder.tsx';
import { FolderView } from './folder-view.tsx';
import { outdateFolders, outdateSavedPosts } from './saved-posts-query.ts';
import { useSavedT } from './translation.ts';

/** Renames or deletes a folder; its items stay saved. */
export function EditFolder({ id }: { readonly id: number }) {
  const t = useSavedT();
  return (
    <FolderView id={id} title={t('edit_folder')}>
      {(folder) => <Editor folder={folder} />}
    </FolderView>
  );
}

function Editor({ folder }: { readonly folder: Folder }) {
  const t = useSavedT();
  const { toasts } = useShell();
  const navigate = useNavigate();
  const goBack = useGoBack(`/saved/${folder.id}`);
  const params = { id: folder.id };
  const restore = useWrite(restoreFolder, {
    onSuccess(_folder, _input, queries) {
      outdateSavedPosts(queries);
      outdateFolders(queries);
    },
  });
  const remove = useWrite(deleteFolder, {
    onSuccess() {
      void navigate('/saved', { replace: true });
      toasts.show({
        kind: 'info',
        text: t('folder_deleted'),
        action: { label: t('undo'), run: () => void restore.send({ params }) },
      });
    },
  });

  return (
    <Page>
      <h1 className="visually-hidden">{t('edit_folder')}</h1>
      <FolderForm
        name={folder.name}
        submitLabel={t('save_changes')}
        draft={`folder:${folder.id}`}
        header={{ title: t('edit_folder'), backTo: `/saved/${folder.id}`, action: 'save' }}
        request={(body) => request(renameFolder, { params, body })}
        onSuccess={(renamed, _values, queries) => {
          queries.setQueryData(endpointKey(getFolder, 'one', { params }), renamed);
          void queries.invalidateQueries({ queryKey: endpointKey(listFolders, 'one') });
          goBack();
        }}
      />
      <ShareFolder folder={folder} />
      <Button kind="quiet" loading={remove.isPending} onClick={() => void remove.send({ params })}>
        {t('delete_folder')}
      </Button>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 480px;
  margin: 0 auto;
  padding: ${space[4]};
`;
