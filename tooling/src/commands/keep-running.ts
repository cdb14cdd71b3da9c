import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXIT_CRASHED } from '../../../server/src/platform/process/uncaught-errors.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** Who has run for this long begins with the short pause again. */
const HEALTHY_AFTER_MS = 60_000;

interface Options {
  /** Starts it, the first time as well. */
  readonly start: () => ChildProcess;
  readonly isStopping: () => boolean;
  readonly log: (sentence: string) => void;
  readonly firstPauseMs?: number;
}

/**
 * Runs a process again whenever it has crashed: after an exception that nobody has caught, or by a
 * signal that we did not send. Answers the code that it has ended with otherwise.
 */
export async function keepRunning({
  start,
  isStopping,
  log,
  firstPauseMs = FIRST_PAUSE_MS,
}: Options): Promise<number> {
  for (let crashes = 0; ; crashes += 1) {
    const startedAt = Date.now();
    const { code, signal } = await ended(start());
    if (isStopping() || (code !== null && code !== EXIT_CRASHED)) return code ?? 1;
    if (Date.now() - startedAt > HEALTHY_AFTER_MS) crashes = 0;
    log(`The server has crashed (${signal ?? `code ${code}`}); starting it again`);
    await sleep(Math.min(firstPauseMs * 2 ** crashes, LONGEST_PAUSE_MS));
    if (isStopping()) return 0;
  }
}

function ended(child: ChildProcess): Promise<{ code: number | null; signal: string | null }> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}
