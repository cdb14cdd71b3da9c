import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Who takes longer to pass keys on is as good as gone. */
export const SEND_LIMIT_MS = 2000;
const RETRY_MS = 1000;
/** More keys than this are not kept: everybody then looks at everything. */
const KEPT_MAX = 10_000;
/** Stands for all keys. */
const EVERYTHING = '*';

interface Options {
  /** Passes keys on to all processes. Rejects when that fails, and leaves it to us to wait. */
  readonly send: (keys: readonly string[]) => Promise<unknown>;
  /** Hears of keys that could not be passed on: this process at least is woken. */
  readonly onFailure: (keys: readonly string[]) => void;
  readonly log: Pick<Logger, 'warn' | 'info'>;
}

export interface KeySender {
  add(key: string): void;
  problem(): string | null;
  close(): void;
}

/**
 * Passes keys on beside the requests that they come from, in the batches that arise. What fails is
 * kept and passed on once that works again, so that a sign-out still closes sockets elsewhere.
 */
export function createKeySender({ send, onFailure, log }: Options): KeySender {
  const waiting = new Set<string>();
  const closed = new AbortController();
  let isSending = false;
  let problem: string | null = null;

  async function work(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (waiting.size > 0 && !closed.signal.aborted) {
      const keys = [...waiting];
      waiting.clear();
      try {
        await withinLimit(send(keys));
        if (problem !== null) log.info('Wake-ups reach the other processes again');
        problem = null;
      } catch (error) {
        if (closed.signal.aborted) break;
        const { message } = error as Error;
        if (problem === null) log.warn({ reason: message }, 'Wake-ups reach no other process');
        problem = `Other processes cannot be woken (${message}); open pages are some seconds late.`;
        for (const key of keys) waiting.add(key);
        if (waiting.size > KEPT_MAX) {
          waiting.clear();
          waiting.add(EVERYTHING);
        }
        onFailure(keys);
        await sleep(RETRY_MS, undefined, { signal: closed.signal }).catch(() => undefined);
      }
    }
    isSending = false;
  }

  return {
    add(key) {
      waiting.add(key);
      // What the same turn adds goes along.
      setImmediate(() => void work());
    },
    problem: () => problem,
    close: () => closed.abort(),
  };
}

/** What a key that came over the wire means to listeners. */
export const heardKey = (key: string) => (key === EVERYTHING ? null : key);

async function withinLimit(sending: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`no answer within ${SEND_LIMIT_MS} ms`)),
    SEND_LIMIT_MS,
  );
  // The one that loses may still fail later.
  sending.catch(() => undefined);
  await Promise.race([sending, promise]).finally(() => clearTimeout(timer));
}
