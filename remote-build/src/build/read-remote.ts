import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { CONTRACT_VERSION } from '@karavan/shared-api/contract/contract-version';
import type { ReleaseManifest } from '@karavan/shared-api/contract/releases';
import { SHELL_PAGES } from '@karavan/shared-api/contract/shell-pages';
import type { RemoteApp } from '@karavan/shared-api/remote';

/** What a package says of itself in its own code. */
export type PackageFace = Pick<ReleaseManifest, 'id' | 'contract' | 'pages' | 'overlays'>;

/** Its overlays belong to no remote, and are its own matter. */
export const SHELL_FACE: PackageFace = {
  id: 'shell',
  contract: CONTRACT_VERSION,
  pages: [...SHELL_PAGES],
  overlays: [],
};

// Node reads TypeScript by itself, but no JSX.
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/** What a remote's own code says of it: its tables of pages and overlays. No page is loaded for it. */
export async function readRemote(folder: string): Promise<PackageFace> {
  const face = pathToFileURL(path.join(folder, 'src/index.ts')).href;
  const { id, contract, pages, overlays } = (
    (await import(face)) as { readonly default: RemoteApp }
  ).default;
  return {
    id,
    contract,
    pages: pages.map(({ name, path: address, access, nav, ssr }) => ({
      name,
      path: address,
      access,
      nav,
      ssr,
    })),
    overlays: overlays.map(({ type }) => ({ type })),
  };
}
