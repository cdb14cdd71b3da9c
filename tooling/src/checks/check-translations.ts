import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findTextProblems } from '@karavan/remote-build';
import { remoteFolders, SHELL_FOLDER, WORKSPACE } from '../build/packages.ts';
import { findOtherWordsInCode } from './find-locale-texts.ts';
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
  return globSync(['src/**/locales/*.json', 'src/**/*.{ts,tsx}'], { cwd: folder }).flatMap(
    (file) => {
      const content = readFileSync(path.join(folder, file), 'utf8');
      const problems = file.endsWith('.json')
        ? findOtherWords(
            struck,
            path.basename(file, '.json'),
            JSON.parse(content) as Record<string, string>,
          )
        : findOtherWordsInCode(struck, content);
      return problems.map(
        (problem) => `${path.relative(WORKSPACE, path.join(folder, file))}, ${problem}`,
      );
    },
  );
}
