import { rm } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { BuildMode } from '../webpack/common.ts';
import { remoteNodeConfig, remoteWebConfig } from '../webpack/remote-config.ts';
import { compressFolder } from './compress.ts';
import { readRemote, type PackageFace } from './read-remote.ts';
import { takeChunkTable, writeRelease } from './release.ts';

/** Builds a remote into its `dist`, ready to be published. Rejects with the compiler's words. */
export async function buildRemote(folder: string, mode: BuildMode): Promise<void> {
  const remote = await readRemote(folder);
  await compile(remoteWebConfig(folder, remote.id, mode));
  // The server renders nothing of a remote whose pages are all for the browser.
  const rendered = remote.pages.filter(({ ssr }) => ssr).map(({ name }) => name);
  if (rendered.length > 0) await compile(remoteNodeConfig(folder, mode, rendered));
  else await rm(path.join(folder, 'dist/node'), { recursive: true, force: true });
  await describeBuild(folder, remote);
}

/** Compresses what has been compiled, and writes `release.json`. */
export async function describeBuild(folder: string, face: PackageFace): Promise<void> {
  const chunks = await takeChunkTable(folder);
  await compressFolder(path.join(folder, 'dist/web'));
  await writeRelease(folder, face, chunks);
}

/** Rejects with the compiler's words. */
export async function compile(config: Configuration): Promise<void> {
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
