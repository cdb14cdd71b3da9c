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
import { readRemote } from './read-remote.ts';
import { scriptHashes, writeRelease } from './release.ts';

/** Builds one package into its `dist`. Rejects with the compiler's words. */
export async function buildPackage(folder: string, mode: BuildMode): Promise<void> {
  const web = path.join(folder, 'dist/web');
  if (folder === SHELL_FOLDER) {
    await compile(shellConfig(folder, mode));
    await writeFile(path.join(web, 'integrity.json'), JSON.stringify(await scriptHashes(web)));
  } else {
    await buildRemote(folder, mode);
  }
  await compressFolder(web);
  await writeFile(path.join(folder, 'dist/inputs.txt'), await inputHash(folder, mode));
}

async function buildRemote(folder: string, mode: BuildMode): Promise<void> {
  const remote = await readRemote(folder);
  await compile(remoteWebConfig(folder, mode));
  // The server renders nothing of a remote whose pages are all for the browser.
  if (remote.pages.some(({ ssr }) => ssr)) await compile(remoteNodeConfig(folder, mode));
  else await rm(path.join(folder, 'dist/node'), { recursive: true, force: true });
  await writeRelease(folder, remote);
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
