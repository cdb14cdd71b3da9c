import type { BootData } from '@karavan/shared-api/contract/boot';
import type { ReleaseFiles, RemoteRelease } from '@karavan/shared-api/contract/remotes';
import { RemoteFailure } from './failure.ts';

/** The scripts of a release. Rejects with RemoteFailure when the list does not come within 3 s. */
export type FindFiles = (release: RemoteRelease) => Promise<ReleaseFiles>;

/** The page has brought the list of its own remote; each other one is asked for once. */
export function createFindFiles({
  registry,
  files = {},
}: Pick<BootData, 'registry' | 'files'>): FindFiles {
  const known = new Map<string, Promise<ReleaseFiles>>();
  for (const [id, brought] of Object.entries(files)) {
    known.set(keyOf(registry.remotes[id]!.current), Promise.resolve(brought));
  }
  return (release) => {
    const { integrity, chunks } = release;
    if (integrity && chunks) return Promise.resolve({ integrity, chunks });
    const key = keyOf(release);
    let found = known.get(key);
    if (!found) {
      found = fetchFiles(release);
      known.set(key, found);
      found.catch(() => known.delete(key));
    }
    return found;
  };
}

const keyOf = ({ id, version }: RemoteRelease) => `${id} ${version}`;

async function fetchFiles({ id, version }: RemoteRelease): Promise<ReleaseFiles> {
  let response: Response;
  try {
    response = await fetch(`/remotes/${id}/${version}/files.json`, {
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
