import { setTimeout as sleep } from 'node:timers/promises';

/** Two transactions that waited for each other, or could not be put in a row: PostgreSQL has ended one. */
const CROSSED: ReadonlySet<unknown> = new Set(['40P01', '40001']);

const TRIES = 4;
/** Longest wait before the first repeat, in milliseconds; it doubles each time. */
const PAUSE_MS = 50;

/**
 * Runs a unit of work again that PostgreSQL has ended for the sake of another: all of it has been
 * rolled back, and it touches nothing but its own transaction, so that it still counts once. What
 * is no unit of work may have done something else meanwhile: its error is answered with 503, as is
 * the last one here.
 */
export async function beginAnew<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === TRIES || !CROSSED.has((error as { code?: unknown }).code)) throw error;
      // Not all at the same time again.
      await sleep(Math.random() * PAUSE_MS * 2 ** attempt);
    }
  }
}
