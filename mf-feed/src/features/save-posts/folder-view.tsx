import type { ReactNode } from 'react';
import type { Folder } from '@karavan/shared-api/contract/bookmarks';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { useFolder } from './saved-posts-query.ts';
import { useKeepT } from './translation.ts';

interface FolderViewProps {
  readonly id: number;
  /** The page's heading while its folder is on the way. */
  readonly title: string;
  readonly children: (folder: Folder) => ReactNode;
}

/** One folder, or what stands for it until it is there. */
export function FolderView({ id, title, children }: FolderViewProps) {
  const keepT = useKeepT();
  const folder = useFolder(id);
  return (
    <>
      {!folder.data && <h1 className="visually-hidden">{title}</h1>}
      <AsyncView
        query={folder}
        skeleton={<PageSkeleton />}
        failure={{ title: keepT('folder_failed') }}
      >
        {children}
      </AsyncView>
    </>
  );
}
