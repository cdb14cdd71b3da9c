import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@karavan/shared-api/contract/releases';
import { sharedVersions } from '../webpack/shared-libraries.ts';
import type { PackageFace } from './read-remote.ts';

type Chunks = ReleaseManifest['chunks'];

/** The table of chunks that the build has left beside its scripts; browsers get it with the registry. */
export async function takeChunkTable(folder: string): Promise<Chunks> {
  const file = path.join(folder, 'dist/web/chunks.json');
  const chunks = JSON.parse(await readFile(file, 'utf8')) as Chunks;
  await rm(file);
  return chunks;
}

/**
 * Describes a built package: its version (named by its content), the hash of every file, the scripts of every
 * page, what it shares with others, and its tables of pages and overlays. Written to `dist/release.json`.
 */
export async function writeRelease(
  folder: string,
  face: PackageFace,
  chunks: Chunks,
): Promise<void> {
  const { id, pages } = face;
  const isShell = id === 'shell';
  for (const { name } of isShell ? [] : pages) {
    if (!chunks[`page-${name}`]) {
      throw new Error(`${id}: the page '${name}' has no chunk 'page-${name}'`);
    }
  }
  const content = {
    ...face,
    entry: isShell ? chunks['main']!.find((file) => file.endsWith('.js'))! : 'entry.js',
    chunks,
    shared: sharedVersions(isShell ? 'shell' : 'remote'),
    files: {
      ...(await hashFiles(path.join(folder, 'dist'), 'web')),
      ...(await hashFiles(path.join(folder, 'dist'), 'node')),
    },
  };
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const manifest: ReleaseManifest = {
    ...content,
    version: `${version}-${digest.slice(0, 12)}`,
    commit: findCommit(folder),
  };
  await writeFile(path.join(folder, 'dist/release.json'), JSON.stringify(manifest, null, 2));
}

/** sha384 of every file of a folder, if there is one, as the attribute `integrity` wants it. */
async function hashFiles(dist: string, folder: string): Promise<Record<string, string>> {
  const names = await readdir(path.join(dist, folder)).catch(() => []);
  const hashes = await Promise.all(
    names.toSorted().map(async (name) => {
      const digest = createHash('sha384').update(await readFile(path.join(dist, folder, name)));
      return [`${folder}/${name}`, `sha384-${digest.digest('base64')}`] as const;
    }),
  );
  return Object.fromEntries(hashes);
}

/** The commit of the sources, null where nobody knows, or they have been edited since. */
function findCommit(folder: string): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}
