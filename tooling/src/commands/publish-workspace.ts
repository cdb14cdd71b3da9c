import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createReleasesApi,
  pointerMajor,
  pointerOf,
  publish,
  readManifest,
  readTeamKey,
  type ReleasesApi,
} from '@karavan/cli';
import { STABLE } from '@karavan/shared-api/contract/releases';
import { remoteFolders, SHELL_FOLDER } from '../build/packages.ts';

/** How this workspace is called in the log of releases. */
const WORKSPACE_TEAM = 'workspace';

interface Site {
  /** Scheme and host. */
  readonly url: string;
  /** The server's `KARAVAN_DATA_DIR`, where it keeps the workspace's key in demo mode. */
  readonly dataDir: string;
}

/**
 * Makes the builds of this workspace live, each only if it differs from what the workspace has made live
 * last: a rollback, or another team's release, outlasts a restart.
 */
export async function publishWorkspace({ url, dataDir }: Site): Promise<string[]> {
  const key = readTeamKey(await readFile(path.join(dataDir, 'workspace.key'), 'utf8'));
  const api = createReleasesApi(url, key);
  const published: string[] = [];
  // Remotes first: a shell goes live with what it needs.
  for (const folder of [...remoteFolders(), SHELL_FOLDER]) {
    const dist = path.join(folder, 'dist');
    const { id, version, contract } = await readManifest(dist);
    if ((await lastPromoted(api, id)) === version) continue;
    const release = await publish(api, key, dist);
    if (release.problems.length > 0) throw new Error(release.problems.join('\n'));
    const major = pointerMajor({ package: id, contract });
    const pointer = await pointerOf(api, id, { channel: STABLE, major });
    await api.promote({
      package: id,
      version,
      channel: STABLE,
      percent: 100,
      revision: pointer?.revision ?? 0,
      reason: 'npm start',
    });
    published.push(`${id} ${version}`);
  }
  return published;
}

/** The version that this workspace has made live last. */
async function lastPromoted(api: ReleasesApi, packageName: string): Promise<string | undefined> {
  let cursor: string | null | undefined;
  do {
    const page = await api.log({ package: packageName, limit: 100, ...(cursor && { cursor }) });
    const own = page.list.find(({ by, action }) => by === WORKSPACE_TEAM && action === 'promote');
    if (own) return own.to ?? undefined;
    cursor = page.next;
  } while (cursor);
  return undefined;
}
