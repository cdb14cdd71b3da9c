import { Folder as FolderIcon } from 'lucide-react';
import styled from 'styled-components';
import { createFolder, listFolders, saveItem } from '@karavan/shared-api/client/bookmarks';
import { endpointKey, request, useWrite } from '@karavan/shared-api/query';
import { setItemInteractions } from '@karavan/shared-api/state';
import { useShell, type OverlayComponentProps } from '@karavan/shared-api/remote';
import { color, radius, size, space } from '@karavan/shared-ui/tokens';
import { FolderForm } from './lazy-folder-form.tsx';
import { outdateSavedPosts, useFolders } from './saved-posts-query.ts';
import { useSavedT, withSavedTexts } from './translation.ts';

function AddFolderForm({ props: { itemId }, close }: OverlayComponentProps<'add_folder'>) {
  const t = useSavedT();
  const { store } = useShell();
  const folders = useFolders();
  const put = useWrite(saveItem, {
    done: t('moved_to_folder'),
    onSuccess(_data, { params: { id } }, queries) {
      outdateSavedPosts(queries);
      setItemInteractions(store, Number(id), { is_saved: true });
      close(true);
    },
  });

  function putInto(folder_id: number): void {
    if (itemId !== undefined) void put.send({ params: { id: itemId }, body: { folder_id } });
  }

  const known = itemId === undefined ? [] : (folders.data?.list ?? []);
  return (
    <Page>
      <h1>{itemId === undefined ? t('new_folder') : t('choose_folder')}</h1>
      {known.length > 0 && (
        <Folders aria-label={t('folders')}>
          {known.map((folder) => (
            <li key={folder.id}>
              <Choice type="button" disabled={put.isPending} onClick={() => putInto(folder.id)}>
                <FolderIcon size={22} aria-hidden />
                {folder.name}
              </Choice>
            </li>
          ))}
        </Folders>
      )}
      <FolderForm
        submitLabel={t('create_folder')}
        draft="folder:new"
        isBusy={put.isPending}
        request={(body) => request(createFolder, { body })}
        onSuccess={(folder, _values, queries) => {
          void queries.invalidateQueries({ queryKey: endpointKey(listFolders, 'one') });
          if (itemId === undefined) close(true);
          else putInto(folder.id);
        }}
      />
    </Page>
  );
}

/** Overlay `add_folder`: creates a folder, and puts an item into it or into an existing one. */
export const AddFolder = withSavedTexts(AddFolderForm);

const Page = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 480px;
  margin: 0 auto;
  padding: ${space[6]} ${space[4]};
`;

const Folders = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${size.touch};
  padding: ${space[3]} ${space[4]};
  border: 0;
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  text-align: start;
  cursor: pointer;
`;
