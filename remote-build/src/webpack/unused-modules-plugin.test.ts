import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { UnusedModulesPlugin } from './unused-modules-plugin.ts';

const SOURCES = {
  'package.json': '{ "sideEffects": false }',
  'index.js': `import { used } from './used.js'; import { unused } from './unused.js'; console.log(used());`,
  'added.js': `console.log('added by a plugin');`,
  'used.js': `export const used = () => 'in use';`,
  'unused.js': `import './deeper.js'; console.log('needless'); export const unused = 1;`,
  'deeper.js': `console.log('deeper down');`,
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'karavan-plugin-'));
  for (const [name, code] of Object.entries(SOURCES))
    await writeFile(path.join(folder, name), code);
});
afterAll(() => rm(folder, { recursive: true }));

it('keeps what is used and what a plugin adds, and takes out what was put in without use', async () => {
  expect(await textsAfter([new HoistPlugin()])).toEqual([
    'in use',
    'added by a plugin',
    'needless',
    'deeper down',
  ]);
  expect(await textsAfter([new HoistPlugin(), new UnusedModulesPlugin()])).toEqual([
    'in use',
    'added by a plugin',
  ]);
});

/** Puts every module that is mentioned into the entry, as the federation plugin does, and adds one of its own. */
class HoistPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('HoistPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'HoistPlugin', stage: 11 }, (chunks) => {
        for (const chunk of chunks)
          for (const module of compilation.modules)
            compilation.chunkGraph.connectChunkAndModule(chunk, module);
      });
    });
    compiler.hooks.make.tapAsync('HoistPlugin', (compilation, done) => {
      const added = webpack.EntryPlugin.createDependency('./added.js', { name: 'main' });
      compilation.addInclude(folder, added, { name: 'main' }, (error) => done(error ?? null));
    });
  }
}

async function textsAfter(plugins: NonNullable<Configuration['plugins']>): Promise<string[]> {
  const compiler = webpack({
    context: folder,
    entry: './index.js',
    mode: 'production',
    output: { path: path.join(folder, 'dist') },
    optimization: { minimize: false },
    plugins,
  })!;
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats!.hasErrors() ? new Error(stats!.toString()) : null);
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
  const code = await readFile(path.join(folder, 'dist/main.js'), 'utf8');
  return ['in use', 'added by a plugin', 'needless', 'deeper down'].filter((text) =>
    code.includes(`'${text}'`),
  );
}
