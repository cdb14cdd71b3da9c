import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@karavan/shared-api/contract/contract-version';
import { SHELL_PAGES } from '@karavan/shared-api/contract/shell-pages';
import { buildRemote, compile, describeBuild, type BuildMode } from '@karavan/remote-build';
import { inputHash } from './input-hash.ts';
import { SHELL_FOLDER } from './packages.ts';
import { prerenderChrome } from './prerender-chrome.ts';
import { shellConfig } from './shell-config.ts';

/** Builds one package into its `dist`. Rejects with the compiler's words. */
export async function buildPackage(folder: string, mode: BuildMode): Promise<void> {
  if (folder === SHELL_FOLDER) await buildShell(mode);
  else await buildRemote(folder, mode);
  await writeFile(path.join(folder, 'dist/inputs.txt'), await inputHash(folder, mode));
}

async function buildShell(mode: BuildMode): Promise<void> {
  await compile(shellConfig(SHELL_FOLDER, mode));
  await prerenderChrome(SHELL_FOLDER, mode);
  await describeBuild(SHELL_FOLDER, {
    id: 'shell',
    contract: CONTRACT_VERSION,
    pages: [...SHELL_PAGES],
    // They belong to no remote, and are its own matter.
    overlays: [],
  });
}
