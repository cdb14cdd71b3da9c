import type { BootData } from '@karavan/shared-api/contract/boot';
import type { ReleaseFiles, RemoteRelease } from '@karavan/shared-api/contract/remotes';
import { RemoteFailure } from './failure.ts';

export interface FilesOfReleases {
  /** The scripts of a release. Rejects with RemoteFailure when the list does not come within 3 s. */
  find(release: RemoteRelease): Promise<ReleaseFiles>;
  /** Asks anew for those of a remote, past all caches. */
  doubt(remoteId: string): void;
}

/** The page has brought the list of its own remote; each other one is asked for once. */
export function createFilesOfReleases({
  registry,
  files = {},
}: Pick<BootData, 'registry' | 'files'>): FilesOfReleases {
  const known = new Map<string, Promise<ReleaseFiles>>();
  const doubted = new Set<string>();
  for (const [id, brought] of Object.entries(files)) {
    known.set(keyOf(registry.remotes[id]!.current), Promise.resolve(brought));
  }
  return {
    find(release) {
      const { id, integrity, chunks } = release;
      if (integrity && chunks) return Promise.resolve({ integrity, chunks });
      const key = keyOf(release);
      let found = known.get(key);
      if (!found) {
        found = fetchFiles(release, doubted.has(id) ? 'reload' : 'default');
        known.set(key, found);
        found.catch(() => known.delete(key));
      }
      return found;
    },
    doubt(remoteId) {
      doubted.add(remoteId);
      for (const key of known.keys()) if (key.startsWith(`${remoteId} `)) known.delete(key);
    },
  };
}

const keyOf = ({ id, version }: RemoteRelease) => `${id} ${version}`;

async function fetchFiles(
  { id, version }: RemoteRelease,
  cache: RequestCache,
): Promise<ReleaseFiles> {
  let response: Response;
  try {
    response = await fetch(`/remotes/${id}/${version}/files.json`, {
      cache,
      signal: AbortSignal.timeout(3000),
    });
  } catch (cause) {
    throw new RemoteFailure(id, 'network', { cause });
  }
  if (!response.ok) throw new RemoteFailure(id, 'status');
  try {
    return (await response.json()) as ReleaseFiles;
  } catch (cause) {
    throw new RemoteFailure(id, 'damaged', { cause });
  }
}
