import { globSync, readFileSync } from 'node:fs';

/**
 * A file's URL is no path: letters and spaces stand in it as %D0%BC and %20. Cut by hand it works until
 * the repository lies in a folder called «мой магазин 1».
 */
const CUT_BY_HAND = [
  /(?:replace|replaceAll|split|slice|startsWith)\(['"`/]file:/,
  /import\.meta\.url\s*\)?\s*\.(?:pathname|href|slice|replace)/,
  /new URL\([^()]*,\s*import\.meta\.url\)\.(?:pathname|href)/,
  /import\.meta\.resolve\([^()]*\)\s*\./,
];
const OTHERS = new Set(['node_modules', 'dist', 'file-urls.test.ts']);

const cutsByHand = (source: string) => CUT_BY_HAND.some((pattern) => pattern.test(source));

it('no URL of a file is made a path by hand', () => {
  const files = globSync('**/*.{ts,tsx,mjs,cjs,js}', {
    exclude: ({ name }) => OTHERS.has(name),
    withFileTypes: true,
  }).map(({ parentPath, name }) => `${parentPath}/${name}`);
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => cutsByHand(readFileSync(file, 'utf8')))).toEqual([]);
});

it.each([
  `import.meta.resolve('swc-loader').replace('file://', '')`,
  `new URL('..', import.meta.url).pathname`,
  `new URL(import.meta.url).pathname`,
])('%s would be found', (source) => {
  expect(cutsByHand(source)).toBe(true);
});
