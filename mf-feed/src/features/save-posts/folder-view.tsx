import { useMemo, type ReactNode } from 'react';
import type { Folder } from '@karavan/shared-api/contract/bookmarks';
import { useHeader } from '@karavan/shared-api/remote';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { useFolder } from './saved-posts-query.ts';
import { useSavedT } from './translation.ts';

interface FolderViewProps {
  readonly id: number;
  /** The page's heading while there is no folder, and its title where there is none. */
  readonly title: string;
  readonly children: (folder: Folder) => ReactNode;
}

/** One folder, or its loading and error states. */
export function FolderView({ id, title, children }: FolderViewProps) {
  const savedT = useSavedT();
  const folder = useFolder(id);
  return (
    <>
      {!folder.data && folder.error && <Nameless title={title} />}
      {!folder.data && <h1 className="visually-hidden">{title}</h1>}
      <AsyncView
        query={folder}
        skeleton={<PageSkeleton />}
        failure={{ title: savedT('folder_failed') }}
      >
        {children}
      </AsyncView>
    </>
  );
}

/** The header of a page whose folder is not to be had. */
function Nameless({ title }: { readonly title: string }) {
  useHeader(useMemo(() => ({ title, backTo: '/saved' }), [title]));
  return null;
}
