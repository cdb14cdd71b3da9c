import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { BuildMode } from '../webpack/index.ts';
import { inputHash } from './input-hash.ts';
import { remoteFolders, SHELL_FOLDER } from './packages.ts';

interface BuildOptions {
  readonly mode: BuildMode;
  log(line: string): void;
}

/** Builds the shell and every remote whose inputs have changed since its last build. Rejects with the compiler's words. */
export async function buildAll({ mode, log }: BuildOptions): Promise<void> {
  const folders = [SHELL_FOLDER, ...remoteFolders()];
  const stale: string[] = [];
  for (const folder of folders) {
    if (!(await isFresh(folder, mode))) stale.push(folder);
  }
  const workers = Array.from({ length: Math.max(2, availableParallelism()) }, async () => {
    for (let folder = stale.shift(); folder; folder = stale.shift()) {
      const started = performance.now();
      await buildPackage(folder, mode);
      log(
        `Built ${path.basename(folder)} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
      );
    }
  });
  await Promise.all(workers);
}

async function isFresh(folder: string, mode: BuildMode): Promise<boolean> {
  const built = await readFile(path.join(folder, 'dist/inputs.txt'), 'utf8').catch(() => null);
  return built !== null && built === (await inputHash(folder, mode));
}

async function buildPackage(folder: string, mode: BuildMode): Promise<void> {
  const worker = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'build-package.ts'), folder, mode],
    { stdio: ['ignore', 'inherit', 'pipe'] },
  );
  const [errors, code] = await Promise.all([
    text(worker.stderr),
    new Promise((resolve) => worker.on('close', resolve)),
  ]);
  if (code !== 0) throw new Error(`${path.basename(folder)} does not build:\n${errors}`);
}
