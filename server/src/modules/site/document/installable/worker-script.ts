import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the worker keeps for the time without a network; a change of it is a new worker. */
const OFFLINE_FILES = ['offline.html', 'offline.js', 'offline.css'];

/** Only our own files, and only by `fetch`: the worker imports nothing. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Nothing but its own files; what it shows is drawn without markup. */
export const OFFLINE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Pictures that the shell has kept come from there as blobs.
  "img-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

interface WorkerFolders {
  /** `shell/worker` */
  readonly worker: string;
  /** `shell/public` */
  readonly public: string;
}

/** The service worker for a release of the shell, or the one that clears up when it is switched off. */
export async function createWorkerScript(
  folders: WorkerFolders,
  isOn: boolean,
): Promise<(shellVersion: string) => string> {
  const read = (name: string) => readFile(path.join(folders.worker, name), 'utf8');
  if (!isOn) {
    const clearing = await read('no-worker.js');
    return () => clearing;
  }
  const hash = createHash('sha256');
  for (const file of OFFLINE_FILES) hash.update(await readFile(path.join(folders.public, file)));
  const offline = hash.digest('hex').slice(0, 12);
  const worker = await read('service-worker.js');
  return (shell) => `const RELEASE = ${JSON.stringify({ shell, offline })};\n${worker}`;
}
