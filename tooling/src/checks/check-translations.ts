import path from 'node:path';
import { findTextProblems } from '@karavan/remote-build';
import { remoteFolders, SHELL_FOLDER, WORKSPACE } from '../build/packages.ts';

/** Holds the texts of every package against each other and against the code. */
const folders = [
  SHELL_FOLDER,
  path.join(WORKSPACE, 'shared-api'),
  path.join(WORKSPACE, 'shared-ui'),
  ...remoteFolders(),
];
const problems = folders.flatMap(findTextProblems);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
