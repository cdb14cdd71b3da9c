import { readdirSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../webpack/packages.ts';

/** The folders of all remotes, found by their name on disk. */
export function remoteFolders(): string[] {
  return readdirSync(WORKSPACE)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => path.join(WORKSPACE, name));
}

export const SHELL_FOLDER = path.join(WORKSPACE, 'shell');
