import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release, ReleaseManifest } from '@karavan/shared-api/contract/releases';
import type { ReleasesApi } from './releases-api.ts';
import type { TeamKey } from './team-key.ts';
import { UsageError } from './usage-error.ts';

/** Enough to keep a connection busy, few enough for a server under load. */
const UPLOADS_AT_ONCE = 6;

/** What a build says of itself. Rejects with UsageError when the package is not built. */
export async function readManifest(dist: string): Promise<ReleaseManifest> {
  return JSON.parse(await readManifestText(dist)) as ReleaseManifest;
}

function readManifestText(dist: string): Promise<string> {
  return readFile(path.join(dist, 'release.json'), 'utf8').catch((cause: unknown) => {
    throw new UsageError(`${dist} is not built: it has no release.json`, { cause });
  });
}

/**
 * Uploads what a site does not have yet of a build, and has it verified.
 * @param dist the package's folder with `release.json`, `web/` and `node/`
 */
export async function publish(api: ReleasesApi, key: TeamKey, dist: string): Promise<Release> {
  const text = await readManifestText(dist);
  const { release, missing } = await api.announce({ manifest: text, signature: key.sign(text) });
  const named = { package: release.package, version: release.version };
  const waiting = [...missing];
  const upload = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await api.upload({ ...named, path: file, content: await openAsBlob(path.join(dist, file)) });
    }
  };
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, upload));
  return api.verify(named);
}
