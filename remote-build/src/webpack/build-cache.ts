import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FileCacheOptions } from 'webpack';
import { WORKSPACE } from './packages.ts';

/**
 * What webpack keeps between builds. The lockfile and the configuration stand for the whole toolchain:
 * webpack's own way, a snapshot of every file it is made of, costs more than building a remote.
 */
export function buildCache(name: string): FileCacheOptions {
  return {
    type: 'filesystem',
    name,
    version: toolchainVersion(),
    cacheDirectory: path.join(WORKSPACE, '.cache/webpack'),
    buildDependencies: { defaultWebpack: [] },
  };
}

function toolchainVersion(): string {
  const configuration = readdirSync(import.meta.dirname).toSorted();
  const files = [
    path.join(WORKSPACE, 'pnpm-lock.yaml'),
    ...configuration.map((file) => path.join(import.meta.dirname, file)),
  ];
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}
