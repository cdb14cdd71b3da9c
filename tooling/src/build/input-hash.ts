import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from './packages.ts';

/** Everything besides its own folder that a package's build depends on. */
const COMMON_INPUTS = [
  'shared-api/src',
  'shared-ui/src',
  'remote-build/src',
  'tooling/src/build',
  'pnpm-lock.yaml',
];

/** A hash of all a package is built from; equal hashes mean equal builds. */
export async function inputHash(folder: string, mode: string): Promise<string> {
  const roots = [
    path.join(folder, 'src'),
    path.join(folder, 'package.json'),
    ...COMMON_INPUTS.map((input) => path.join(WORKSPACE, input)),
  ];
  const files = (await Promise.all(roots.map(filesBelow))).flat().toSorted();
  const hash = createHash('sha256').update(mode);
  for (const file of files) {
    hash.update(path.relative(WORKSPACE, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [root];
  return entries
    .filter((entry) => entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
