import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '../build/packages.ts';
import { generateEndpoint } from './generate-endpoint.ts';
import { generateFeature } from './generate-feature.ts';

/** What is copied, so that the generators have something to edit. */
const SOURCES = [
  'shared-api/src',
  'server/src',
  'server/migrations',
  'server/seeds',
  'mf-feed/src',
  'mf-commerce/src',
];

let workspace: string;
beforeAll(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'karavan-generated-'));
  for (const folder of SOURCES) {
    cpSync(path.join(WORKSPACE, folder), path.join(workspace, folder), { recursive: true });
  }
  for (const name of ['', ...new Set(SOURCES.map((folder) => folder.split('/')[0]!))]) {
    mkdirSync(path.join(workspace, name), { recursive: true });
    const modules = path.join(name, 'node_modules');
    symlinkSync(path.join(WORKSPACE, modules), path.join(workspace, modules));
  }
});
afterAll(() => rmSync(workspace, { recursive: true }));

/** What the compiler says of these files and all that they import. */
function typecheck(files: readonly string[]): string {
  const config = path.join(workspace, 'tsconfig.json');
  const paths = { '@karavan/shared-api/contract/*': ['./shared-api/src/contract/*.ts'] };
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(WORKSPACE, 'tsconfig.json'),
      compilerOptions: { paths },
      include: [],
      files: files.filter((file) => /\.tsx?$/.test(file)),
    }),
  );
  const tsc = path.join(WORKSPACE, 'node_modules/.bin/tsc');
  return spawnSync(tsc, ['-p', config], { cwd: workspace, encoding: 'utf8' }).stdout;
}

it('compiles, in modules that are there, in new ones and in features', () => {
  const files = [
    // Routes of the one import the contract as a whole, of the other by name.
    ['catalog/likes', 'countLikes', 'GET', '/shop/likes/count/'],
    ['catalog/complaints', 'readComplaint', 'GET', '/complaints/{id}/'],
    // No contract of its own yet.
    ['trade/discounts', 'endDiscount', 'POST', '/discounts/{id}/end/'],
    ['talk/reading-lists', 'openList', 'POST', '/reading-lists/'],
    ['talk/notes', 'readNote', 'GET', '/notes/{id}/', 'chat_note'],
    ['talk/pins', 'removePin', 'DELETE', '/pins/{id}/', 'chat_pin'],
  ].flatMap(([module, operation, method, address, table]) =>
    generateEndpoint(workspace, {
      module: module!,
      operation: operation!,
      method: method!,
      path: address!,
      ...(table !== undefined && { table }),
    }),
  );
  for (const place of ['mf-feed', 'mf-commerce/till', 'mf-commerce/bookings']) {
    files.push(...generateFeature(workspace, place, 'save-example'));
    const task = `show-${place.replaceAll('/', '-')}`;
    files.push(...generateFeature(workspace, place, task, `/${place}/:id`));
  }
  expect(typecheck(files)).toBe('');
});

it('is really checked', () => {
  const file = 'server/src/modules/talk/wrong.ts';
  writeFileSync(path.join(workspace, file), "export const wrong: number = 'text';\n");
  expect(typecheck([file])).toContain("Type 'string' is not assignable to type 'number'");
});
