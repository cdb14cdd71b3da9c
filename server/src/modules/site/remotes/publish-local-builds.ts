import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { publishRelease } from './publish-release.ts';
import type { RemotesTables, StoredRelease } from './remotes.tables.ts';

/**
 * Publishes what is built in the workspace, so that `npm start` needs no deployment step.
 * A remote that is not built is left out.
 * @param workspace the folder that holds the remotes' packages
 */
export async function publishLocalBuilds(
  db: Kysely<RemotesTables>,
  { workspace, releases }: { workspace: string; releases: string },
): Promise<void> {
  const packages = (await readdir(workspace)).filter((name) => name.startsWith('mf-')).toSorted();
  for (const name of packages) {
    const build = path.join(workspace, name, 'dist');
    const text = await readFile(path.join(build, 'release.json'), 'utf8').catch(() => null);
    if (text === null) continue;
    await publishRelease(db, { build, releases, release: JSON.parse(text) as StoredRelease });
  }
}
