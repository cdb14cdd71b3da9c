import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BundleSource } from '../read-bundle.ts';

export const VERSION = '1';

interface PublishedBundles {
  readonly source: BundleSource;
  /** The file of a bundle. */
  fileOf(remote: string): string;
  remove(): void;
}

/** Publishes bundles to a folder of their own, by the names of their remotes. */
export function publishBundles(bundles: Readonly<Record<string, string>>): PublishedBundles {
  const releases = mkdtempSync(path.join(tmpdir(), 'karavan-bundles-'));
  const hashes = new Map<string, string>();
  const fileOf = (remote: string) => path.join(releases, remote, VERSION, 'node/server.cjs');
  for (const [remote, code] of Object.entries(bundles)) {
    mkdirSync(path.dirname(fileOf(remote)), { recursive: true });
    writeFileSync(fileOf(remote), code);
    hashes.set(remote, `sha384-${createHash('sha384').update(code).digest('base64')}`);
  }
  return {
    source: {
      folders: { bring: async (remote, version) => path.join(releases, remote, version) },
      findIntegrity: async ({ remote }) => hashes.get(remote) ?? null,
    },
    fileOf,
    remove: () => rmSync(releases, { recursive: true }),
  };
}
