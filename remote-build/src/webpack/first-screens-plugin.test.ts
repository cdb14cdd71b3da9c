import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { FirstScreensPlugin } from './first-screens-plugin.ts';

const SOURCES = {
  'index.js': `
    export const posts = () => import(/* webpackChunkName: "page-posts" */ './posts.js');
    export const till = () => import(/* webpackChunkName: "page-till" */ './till.js');
    export const texts = (locale) => import(\`./texts/\${locale}.js\`);`,
  'posts.js': `
    export const actions = () => import(/* webpackChunkName: "actions" */ './actions.js');
    export const likes = () => import(/* webpackChunkName: "part-likes" */ './likes.js');
    export const name = 'the posts';`,
  'till.js': `export const name = 'the till';`,
  'likes.js': `export const name = 'the likes';`,
  'actions.js': `export const name = 'the actions';`,
  'texts/de.js': `export const name = 'the texts';`,
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'karavan-plugin-'));
  await mkdir(path.join(folder, 'texts'));
  for (const [name, code] of Object.entries(SOURCES))
    await writeFile(path.join(folder, name), code);
});
afterAll(() => rm(folder, { recursive: true }));

it('keeps the pages that the server renders with their parts and texts, and drops what loads later', async () => {
  await build();
  const file = path.join(folder, 'dist/main.js');
  const code = await readFile(file, 'utf8');
  expect(
    ['posts', 'likes', 'texts', 'till', 'actions'].filter((name) => code.includes(`the ${name}`)),
  ).toEqual(['posts', 'likes', 'texts']);

  const app = createRequire(file)(file);
  await expect(app.texts('de')).resolves.toMatchObject({ name: 'the texts' });
  const posts = await app.posts();
  expect(posts.name).toBe('the posts');
  await expect(posts.likes()).resolves.toMatchObject({ name: 'the likes' });
  await expect(posts.actions()).rejects.toThrow('Cannot find module');
  await expect(app.till()).rejects.toThrow('Cannot find module');
});

function build(): Promise<void> {
  const compiler = webpack({
    context: folder,
    entry: './index.js',
    mode: 'production',
    target: 'node24',
    output: { path: path.join(folder, 'dist'), library: { type: 'commonjs2' } },
    optimization: { minimize: false },
    plugins: [
      new FirstScreensPlugin(['posts']),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  })!;
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats!.hasErrors() ? new Error(stats!.toString()) : null);
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
}
