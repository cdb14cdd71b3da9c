import {
  BookmarkX,
  EllipsisVertical,
  Folder as FolderIcon,
  FolderMinus,
  FolderPlus,
} from 'lucide-react';
import type { Folder } from '@karavan/shared-api/contract/bookmarks';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { useShell } from '@karavan/shared-api/remote';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { Menu } from '@karavan/shared-ui/menu';
import { useMoveSaved } from './use-move-saved.ts';
import { useRemoveSaved } from './use-remove-saved.ts';
import { useSavedT } from './translation.ts';

export interface SavedMenuProps {
  readonly post: FeedPost;
  readonly folders: readonly Folder[];
  /** The folder whose page shows it; undefined on the page of everything saved. */
  readonly folderId?: number;
  /** The post has been put into a new folder. */
  onNewFolder(): void;
}

/** Moves a saved post between folders, and removes it. */
export function SavedMenu({ post, folders, folderId, onNewFolder }: SavedMenuProps) {
  const t = useSavedT();
  const { overlays } = useShell();
  const move = useMoveSaved(post.id, folderId);
  const remove = useRemoveSaved();

  async function putIntoNew(): Promise<void> {
    if (await overlays.open('add_folder', { itemId: post.id })) onNewFolder();
  }

  return (
    <Menu
      trigger={
        <IconButton
          kind="floating"
          label={t('more', { name: post.name })}
          icon={<EllipsisVertical size={22} />}
        />
      }
      items={[
        ...folders
          .filter(({ id }) => id !== folderId)
          .map(({ id, name }) => ({
            label: t('to_folder', { name }),
            icon: <FolderIcon size={20} />,
            run: () => move(id, t('moved_to', { name })),
          })),
        {
          label: t('new_folder'),
          icon: <FolderPlus size={20} />,
          run: () => void putIntoNew(),
        },
        ...(folderId === undefined
          ? []
          : [
              {
                label: t('out_of_folder'),
                icon: <FolderMinus size={20} />,
                run: () => move(null, t('moved_out')),
              },
            ]),
        {
          label: t('remove_from_saved'),
          icon: <BookmarkX size={20} />,
          run: () => remove([post.id]),
        },
      ]}
    />
  );
}
