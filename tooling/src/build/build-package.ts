import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import {
  remoteNodeConfig,
  remoteWebConfig,
  shellConfig,
  type BuildMode,
} from '../webpack/index.ts';
import { compressFolder } from './compress.ts';
import { inputHash } from './input-hash.ts';
import { SHELL_FOLDER } from './packages.ts';
import { readRemote, SHELL_FACE, type PackageFace } from './read-remote.ts';
import { takeChunkTable, writeRelease } from './release.ts';

/** Builds one package into its `dist`. Rejects with the compiler's words. */
export async function buildPackage(folder: string, mode: BuildMode): Promise<void> {
  const face = folder === SHELL_FOLDER ? SHELL_FACE : await readRemote(folder);
  if (folder === SHELL_FOLDER) await compile(shellConfig(folder, mode));
  else await compileRemote(folder, mode, face);
  const chunks = await takeChunkTable(folder);
  await compressFolder(path.join(folder, 'dist/web'));
  await writeRelease(folder, face, chunks);
  await writeFile(path.join(folder, 'dist/inputs.txt'), await inputHash(folder, mode));
}

async function compileRemote(folder: string, mode: BuildMode, remote: PackageFace): Promise<void> {
  await compile(remoteWebConfig(folder, mode));
  // The server renders nothing of a remote whose pages are all for the browser.
  const rendered = remote.pages.filter(({ ssr }) => ssr).map(({ name }) => name);
  if (rendered.length > 0) await compile(remoteNodeConfig(folder, mode, rendered));
  else await rm(path.join(folder, 'dist/node'), { recursive: true, force: true });
}

async function compile(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler');
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result!)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  const problems = () => stats.toString({ preset: 'errors-warnings', colors: false });
  if (stats.hasErrors()) throw new Error(problems());
  if (stats.hasWarnings()) console.error(problems());
}
