import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import type { ReleaseManifest } from '@karavan/shared-api/contract/releases';
import type { RemoteApp } from '@karavan/shared-api/remote';

/** What a package says of itself in its own code. */
export type PackageFace = Pick<ReleaseManifest, 'id' | 'contract' | 'pages' | 'overlays'>;

/** What a remote's own code says of it: its tables of pages and overlays. No page is loaded for it. */
export async function readRemote(folder: string): Promise<PackageFace> {
  const { id, contract, pages, overlays } = await importRemote(path.join(folder, 'src/index.ts'));
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

/** Node reads TypeScript by itself, but no JSX. */
async function importRemote(file: string): Promise<RemoteApp> {
  // Not longer than needed: under hooks, CommonJS that is loaded late may fail to link.
  const hooks = registerHooks({
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
  try {
    return ((await import(pathToFileURL(file).href)) as { readonly default: RemoteApp }).default;
  } finally {
    hooks.deregister();
  }
}
