import { CONTRACT_VERSION } from '@karavan/shared-api/contract/contract-version';
import type { PageEntry } from '@karavan/shared-api/contract/remotes';
import type { ReleaseManifest } from '@karavan/shared-api/contract/releases';

/** The nth version of a package. */
export const versionOf = (n: number) => `1.0.0-${String(n).padStart(12, '0')}`;

export const pageOf = (name: string, path: string): PageEntry => ({
  name,
  path,
  access: 'public',
  nav: true,
  ssr: false,
});

/** What a build of no content says of itself. */
export function manifestOf(
  id: string,
  version: number,
  parts: Partial<ReleaseManifest> = {},
): ReleaseManifest {
  return {
    id,
    version: versionOf(version),
    entry: 'entry.js',
    contract: id === 'shell' ? CONTRACT_VERSION : `^${CONTRACT_VERSION}`,
    chunks: {},
    pages: [],
    overlays: [],
    shared: {},
    files: {},
    commit: null,
    ...parts,
  };
}
