import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { remoteConfigs, shellConfig, type BuildMode } from '../webpack/index.ts';
import { compressFolder } from './compress.ts';
import { inputHash } from './input-hash.ts';
import { SHELL_FOLDER } from './packages.ts';
import { scriptHashes, writeRelease } from './release.ts';

/**
 * Builds one package; a process of its own, so that packages build side by side.
 * Usage: node build-package.ts <folder> <production|development>
 */
const [folder, mode] = process.argv.slice(2) as [string, BuildMode];
const isShell = folder === SHELL_FOLDER;
const web = path.join(folder, 'dist/web');

await run(isShell ? [shellConfig(folder, mode)] : remoteConfigs(folder, mode));
if (isShell) {
  await writeFile(path.join(web, 'integrity.json'), JSON.stringify(await scriptHashes(web)));
} else {
  await writeRelease(folder);
}
await compressFolder(web);
await writeFile(path.join(folder, 'dist/inputs.txt'), await inputHash(folder, mode));

async function run(configs: Configuration[]): Promise<void> {
  const compiler = webpack(configs);
  if (!compiler) throw new Error('webpack made no compiler');
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result!)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  }
  if (stats.hasErrors()) process.exit(1);
}
