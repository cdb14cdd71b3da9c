import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createReleasesApi,
  pointerMajor,
  pointerOf,
  publish,
  readManifest,
  readTeamKey,
  ReleaseRefusedError,
  type ReleasesApi,
  type TeamKey,
} from '@karavan/cli';
import { STABLE, type ReleaseManifest } from '@karavan/shared-api/contract/releases';
import { remoteFolders, SHELL_FOLDER } from '../build/packages.ts';

/** How this workspace is called in the log of releases. */
const WORKSPACE_TEAM = 'workspace';

interface Site {
  /** Scheme and host. */
  readonly url: string;
  /** The server's `KARAVAN_DATA_DIR`, where it keeps the workspace's key in demo mode. */
  readonly dataDir: string;
}

interface Build {
  readonly dist: string;
  readonly manifest: ReleaseManifest;
}

/**
 * Makes the builds of this workspace live, each only if it differs from what the workspace has made live
 * last: a rollback, or another team's release, outlasts a restart. Rejects when one is refused for good.
 */
export async function publishWorkspace({ url, dataDir }: Site): Promise<string[]> {
  const key = readTeamKey(await readFile(path.join(dataDir, 'workspace.key'), 'utf8'));
  const api = createReleasesApi(url, key);
  const published: string[] = [];
  let pending: Build[] = [];
  for (const folder of [...remoteFolders(), SHELL_FOLDER]) {
    const dist = path.join(folder, 'dist');
    const manifest = await readManifest(dist);
    if ((await lastPromoted(api, manifest.id)) !== manifest.version) {
      pending.push({ dist, manifest });
    }
  }
  // A first shell needs its remotes, and a remote may need the newer shell: whatever fits goes first.
  while (pending.length > 0) {
    const problems: string[] = [];
    const refused: Build[] = [];
    for (const build of pending) {
      const found = await makeLive(api, key, build);
      if (found.length === 0) published.push(`${build.manifest.id} ${build.manifest.version}`);
      else refused.push(build);
      problems.push(...found);
    }
    if (refused.length === pending.length) throw new Error(problems.join('\n'));
    pending = refused;
  }
  return published;
}

/** Answers why it cannot be live now; empty when it is. */
async function makeLive(
  api: ReleasesApi,
  key: TeamKey,
  { dist, manifest: { id, version, contract } }: Build,
): Promise<readonly string[]> {
  const release = await publish(api, key, dist);
  if (release.problems.length > 0) return release.problems;
  const major = pointerMajor({ package: id, contract });
  const pointer = await pointerOf(api, id, { channel: STABLE, major });
  try {
    await api.promote({
      package: id,
      version,
      channel: STABLE,
      percent: 100,
      revision: pointer?.revision ?? 0,
      reason: 'npm start',
    });
    return [];
  } catch (error) {
    if (!(error instanceof ReleaseRefusedError)) throw error;
    return [error.message];
  }
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
