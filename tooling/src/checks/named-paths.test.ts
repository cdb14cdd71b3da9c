import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../build/packages.ts';

const documents = globSync(['README.md', 'docs/**/*.md'], { cwd: WORKSPACE });

/** What looks like the path of a file or folder of ours: `shell/public/start.js`. */
const PATH =
  /`((?:bench|cli|deploy|docs|e2e|mf-[a-z]{2,}|remote-build|server|shared-api|shared-ui|shell|tooling)\/[\w./-]+)`/g;

/** Made by whoever follows a guide. */
const MADE = new Set(['deploy/secrets', 'server/migrations/YYYYMMDDHHMM-name.ts']);

it.each(documents)('what %s names is there', (document) => {
  const named = [...readFileSync(path.join(WORKSPACE, document), 'utf8').matchAll(PATH)];
  const missing = named
    .map(([, file]) => file!)
    .filter((file) => !MADE.has(file) && !existsSync(path.join(WORKSPACE, file)));
  expect(missing).toEqual([]);
});

it('paths are named at all', () => {
  const all = documents.map((document) => readFileSync(path.join(WORKSPACE, document), 'utf8'));
  expect([...all.join('\n').matchAll(PATH)].length).toBeGreaterThan(20);
});
