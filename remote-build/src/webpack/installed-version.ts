import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** As shared-api sees them, with which the shell and all remotes share libraries. */
const ofShared = createRequire(fileURLToPath(import.meta.resolve('@karavan/shared-api/remote')));
const ofOwn = createRequire(import.meta.url);

/**
 * The installed version of a library.
 * @param folders where it may be installed
 */
export function installedVersion(
  library: string,
  folders: readonly string[] = findFolders(library),
): string {
  // Some libraries keep package.json out of their exports; the folder above their entry has it.
  for (const folder of folders) {
    try {
      const { version } = JSON.parse(
        readFileSync(path.join(folder, library, 'package.json'), 'utf8'),
      ) as { version: string };
      return version;
    } catch {
      continue;
    }
  }
  throw new Error(`${library} is not installed`);
}

function findFolders(library: string): string[] {
  const { resolve } = library.startsWith('@karavan/') ? ofOwn : ofShared;
  return resolve.paths(library) ?? [];
}

/** The production build of react-router, beside the development build that its exports lead to. */
export function findProductionRouter(): string {
  const router = createRequire(ofShared.resolve('react-router-dom')).resolve('react-router');
  return path.join(path.dirname(router), '../production');
}
