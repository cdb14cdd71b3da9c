import { setTimeout as pause } from 'node:timers/promises';

const LIMIT_MS = 15_000;

/**
 * Waits for what comes true by itself, some time.
 * @throws when it has not after 15 s
 */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const begun = performance.now();
  while (!(await condition())) {
    if (performance.now() - begun > LIMIT_MS) throw new Error('This never came true');
    await pause(10);
  }
}
