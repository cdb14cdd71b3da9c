import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from './names.ts';

/** Writes new files below a folder, all or none: a file that is there already is somebody's work. */
export function writeNewFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(files)) {
    if (existsSync(path.join(folder, name))) throw new UsageError(`${name} exists already.`);
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
