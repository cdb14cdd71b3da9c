import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder that holds the workspace. */
export const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/** The installed version of a library, as seen from a package of the workspace. */
export function installedVersion(library: string, from: string): string {
  const require = createRequire(path.join(WORKSPACE, from, 'package.json'));
  // Some libraries keep package.json out of their exports; the folder above their entry has it.
  for (const folder of require.resolve.paths(library) ?? []) {
    try {
      const { version } = JSON.parse(
        readFileSync(path.join(folder, library, 'package.json'), 'utf8'),
      ) as { version: string };
      return version;
    } catch {
      continue;
    }
  }
  throw new Error(`${library} is not installed for ${from}`);
}
