import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { BuildMode } from '@karavan/remote-build';
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
  const count = Math.min(stale.length, Math.max(2, availableParallelism()));
  const workers = Array.from({ length: count }, async () => {
    const worker = fork(path.join(import.meta.dirname, 'build-worker.ts'), [mode]);
    try {
      for (let folder = stale.shift(); folder; folder = stale.shift()) {
        const started = performance.now();
        await buildIn(worker, folder);
        const seconds = (performance.now() - started) / 1000;
        log(`Built ${path.basename(folder)} in ${seconds.toFixed(1)} s`);
      }
    } finally {
      if (worker.connected) worker.disconnect();
    }
  });
  await Promise.all(workers);
}

async function isFresh(folder: string, mode: BuildMode): Promise<boolean> {
  const built = await readFile(path.join(folder, 'dist/inputs.txt'), 'utf8').catch(() => null);
  return built !== null && built === (await inputHash(folder, mode));
}

/** Rejects with the compiler's words. */
async function buildIn(worker: ChildProcess, folder: string): Promise<void> {
  const problem = await new Promise<string | null>((resolve) => {
    worker.once('message', resolve).once('exit', (code) => resolve(`The build ended with ${code}`));
    worker.send(folder);
  });
  worker.removeAllListeners();
  if (problem !== null) throw new Error(`${path.basename(folder)} does not build:\n${problem}`);
}
