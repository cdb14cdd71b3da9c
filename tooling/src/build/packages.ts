import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder that holds the workspace. */
export const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/** The folders of all remotes, found by their name on disk. */
export function remoteFolders(): string[] {
  return readdirSync(WORKSPACE)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => path.join(WORKSPACE, name));
}

export const SHELL_FOLDER = path.join(WORKSPACE, 'shell');
