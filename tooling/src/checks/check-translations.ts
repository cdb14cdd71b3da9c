import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findTextProblems } from '@karavan/remote-build';
import { remoteFolders, SHELL_FOLDER, WORKSPACE } from '../build/packages.ts';
import { findOtherWords, readStruckWords } from './find-other-words.ts';

/** Holds the texts of every package against each other, against the code, and against the glossary. */
const folders = [
  SHELL_FOLDER,
  path.join(WORKSPACE, 'shared-api'),
  path.join(WORKSPACE, 'shared-ui'),
  ...remoteFolders(),
];
const struck = readStruckWords(readFileSync(path.join(WORKSPACE, 'docs/glossary.md'), 'utf8'));
const problems = [
  ...folders.flatMap(findTextProblems),
  ...[...folders, path.join(WORKSPACE, 'server')].flatMap(findProblemsOfWords),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

function findProblemsOfWords(folder: string): string[] {
  return globSync('src/**/locales/*.json', { cwd: folder }).flatMap((file) => {
    const texts = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<
      string,
      string
    >;
    return findOtherWords(struck, path.basename(file, '.json'), texts).map(
      (problem) => `${path.relative(WORKSPACE, path.join(folder, file))}, ${problem}`,
    );
  });
}
