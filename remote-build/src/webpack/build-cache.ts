import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FileCacheOptions } from 'webpack';

const LOCKFILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/**
 * What webpack keeps between builds, beside the lockfile. That and the configuration stand for the whole
 * toolchain: webpack's own way, a snapshot of every file it is made of, costs more than building a remote.
 */
export function buildCache(folder: string, name: string): FileCacheOptions {
  const lockfile = findLockfile(folder);
  return {
    type: 'filesystem',
    name,
    version: toolchainVersion(lockfile),
    cacheDirectory: path.join(lockfile ? path.dirname(lockfile) : folder, '.cache/webpack'),
    buildDependencies: { defaultWebpack: [] },
  };
}

/** The nearest one: of the folder itself, or of the workspace above it. */
function findLockfile(folder: string): string | undefined {
  for (let above = folder; ; above = path.dirname(above)) {
    const name = LOCKFILES.find((lockfile) => existsSync(path.join(above, lockfile)));
    if (name) return path.join(above, name);
    if (above === path.dirname(above)) return undefined;
  }
}

function toolchainVersion(lockfile: string | undefined): string {
  const configuration = readdirSync(import.meta.dirname).toSorted();
  const files = [
    ...(lockfile ? [lockfile] : []),
    ...configuration.map((file) => path.join(import.meta.dirname, file)),
  ];
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}
