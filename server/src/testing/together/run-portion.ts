import { globSync } from 'node:fs';
import path from 'node:path';

const PORTIONS = 10;
const SERVER = path.resolve(import.meta.dirname, '../../..');

/**
 * Runs every tenth file of the server's tests, each as a block with its name. Jest loads the server and
 * its libraries anew for each file that it runs, which takes as long as an average file's tests; a whole
 * run loads them once a portion. One file alone is run as `jest <file> --selectProjects server`.
 * @param portion from 0
 */
export function runPortion(portion: number): void {
  const files = globSync('{src,seeds}/**/*.db.test.ts', { cwd: SERVER }).toSorted();
  for (const [index, file] of files.entries()) {
    if (index % PORTIONS !== portion) continue;
    describe(file, () => {
      require(path.join(SERVER, file));
    });
  }
  // Each file says how long its tests may take, but jest heeds the last word only.
  jest.setTimeout(240_000);
}
