import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteRelease } from '@karavan/shared-api/contract/remotes';
import type { RemoteFace } from './read-remote.ts';

type Release = Omit<RemoteRelease, 'base'>;

/**
 * Describes a built remote: its version (named by its content), the hash of every script, the scripts
 * of every page, and the tables of pages and overlays. Written to `dist/release.json`.
 */
export async function writeRelease(folder: string, remote: RemoteFace): Promise<void> {
  const web = path.join(folder, 'dist/web');
  const integrity = await scriptHashes(web);
  const chunks = JSON.parse(await readFile(path.join(web, 'chunks.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  for (const { name } of remote.pages) {
    if (!chunks[`page-${name}`]) {
      throw new Error(`${remote.id}: the page '${name}' has no chunk 'page-${name}'`);
    }
  }
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  // What the server renders with may change alone, as when the shell carries what has changed.
  const content = createHash('sha256')
    .update(JSON.stringify([integrity, await scriptHashes(path.join(folder, 'dist/node'))]))
    .digest('hex');
  const release: Release = {
    id: remote.id,
    version: `${version}-${content.slice(0, 12)}`,
    entry: 'entry.js',
    contract: remote.contract,
    integrity,
    chunks,
    pages: remote.pages,
    overlays: remote.overlays,
  };
  await writeFile(path.join(folder, 'dist/release.json'), JSON.stringify(release, null, 2));
}

/** sha384 of every script of a folder, if there is one, by file name, as the `integrity` attribute wants it. */
export async function scriptHashes(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder).catch(() => []);
  const names = files.filter((name) => /\.c?js$/.test(name)).toSorted();
  const hashes = await Promise.all(
    names.map(async (name) => {
      const digest = createHash('sha384').update(await readFile(path.join(folder, name)));
      return [name, `sha384-${digest.digest('base64')}`] as const;
    }),
  );
  return Object.fromEntries(hashes);
}
