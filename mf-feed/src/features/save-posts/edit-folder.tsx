import styled from 'styled-components';
import {
  deleteFolder,
  getFolder,
  listFolders,
  renameFolder,
} from '@karavan/shared-api/client/bookmarks';
import type { Folder } from '@karavan/shared-api/contract/bookmarks';
import { endpointKey, request, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { space } from '@karavan/shared-ui/tokens';
import { FolderForm } from './lazy-folder-form.tsx';
import { FolderView } from './folder-view.tsx';
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
  const { dialogs } = useShell();
  const navigate = useNavigate();
  const params = { id: folder.id };
  const remove = useWrite(deleteFolder, {
    done: t('folder_deleted'),
    onSuccess: () => void navigate('/saved', { replace: true }),
  });

  async function confirmRemoval(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('delete_folder_question', { name: folder.name }),
      text: t('delete_folder_text'),
      okLabel: t('delete_folder'),
      danger: true,
    });
    if (isSure) await remove.send({ params });
  }

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
          void navigate(-1);
        }}
      />
      <Button kind="quiet" loading={remove.isPending} onClick={() => void confirmRemoval()}>
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
