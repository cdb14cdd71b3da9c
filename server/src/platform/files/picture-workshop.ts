import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { ApiError } from '../errors/api-error.ts';
import type { Order, Outcome } from './picture-process/messages.ts';
import type { PictureTasks } from './picture-process/picture-tasks.ts';
import { UnreadablePictureError } from './unreadable-picture-error.ts';

const ENTRY = path.join(import.meta.dirname, 'picture-process/main.ts');
/** Decoding is the heaviest work there is: two at a time leave the machine to everything else. */
const PROCESSES = 2;
/** A picture that takes longer is made to. */
const TIME_LIMIT_MS = 15_000;
/** Pictures that wait are kept in memory; beyond this the next ones are asked to come later. */
const WAITING_MAX_BYTES = 100_000_000;
const RETRY_AFTER_SECONDS = 5;
/** A process that has had nothing to do for this long gives its memory back. */
const IDLE_MS = 30_000;

interface Job {
  readonly order: Order;
  readonly bytes: number;
  readonly done: (outcome: Outcome) => void;
}

interface Options {
  readonly processes?: number;
  readonly timeLimitMs?: number;
  readonly waitingMaxBytes?: number;
}

export interface PictureWorkshop {
  /**
   * Does a picture task in a process of its own.
   * @throws UnreadablePictureError, and ApiError `unavailable` when too many wait already
   */
  run<T extends keyof PictureTasks>(
    task: T,
    ...args: Parameters<PictureTasks[T]>
  ): Promise<Awaited<ReturnType<PictureTasks[T]>>>;
}

/**
 * Decodes and encodes pictures outside of the server's process: whatever a picture does to its
 * decoder, sign-ins and files, which share the server's own thread pool, do not wait for it, and a
 * process that takes too long or breaks is ended and replaced.
 */
export function createPictureWorkshop({
  processes = PROCESSES,
  timeLimitMs = TIME_LIMIT_MS,
  waitingMaxBytes = WAITING_MAX_BYTES,
}: Options = {}): PictureWorkshop {
  const waiting: Job[] = [];
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  let busy = 0;

  function next(): void {
    if (busy >= processes) return;
    const job = waiting.shift();
    if (!job) return;
    busy += 1;
    void decode(job);
  }

  async function decode({ order, done }: Job): Promise<void> {
    const child = takeProcess();
    const outcome = await work(child, order);
    busy -= 1;
    done(outcome);
    if (child.connected) putBack(child);
    next();
  }

  function work(child: ChildProcess, order: Order): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      resolve({ error: 'It took too long', reason: 'time' });
    }, timeLimitMs);
    const onExit = () => resolve({ error: 'The decoder has ended', reason: 'format' });
    const onError = ({ message }: Error) => resolve({ error: message });
    child.once('message', (outcome: Outcome) => resolve(outcome));
    child.once('exit', onExit).once('error', onError);
    child.send(order, (error) => error && onError(error));
    return promise.finally(() => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.on('error', () => undefined);
    });
  }

  function takeProcess(): ChildProcess {
    const [known] = idle;
    if (known) {
      const [child, timer] = known;
      clearTimeout(timer);
      idle.delete(child);
      child.ref();
      child.channel?.ref();
      return child;
    }
    return fork(ENTRY, { serialization: 'advanced', execArgv: [], stdio: ['ignore', 1, 2, 'ipc'] });
  }

  function putBack(child: ChildProcess): void {
    const timer = setTimeout(() => dismiss(child), IDLE_MS);
    timer.unref();
    idle.set(child, timer);
    child.once('exit', () => idle.delete(child));
    // It keeps nobody running who would otherwise end.
    child.unref();
    child.channel?.unref();
  }

  function dismiss(child: ChildProcess): void {
    idle.delete(child);
    if (child.connected) child.disconnect();
  }

  return {
    async run(task, ...args) {
      const bytes = args[0].length;
      const waitingBytes = waiting.reduce((sum, job) => sum + job.bytes, 0);
      if (waiting.length > 0 && waitingBytes + bytes > waitingMaxBytes) {
        throw new ApiError('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
      }
      const { promise, resolve: done } = Promise.withResolvers<Outcome>();
      waiting.push({ order: { task, args }, bytes, done });
      next();
      const { result, error, reason } = await promise;
      if (reason !== undefined) throw new UnreadablePictureError(reason);
      if (error !== undefined) throw new Error(`A picture could not be worked on: ${error}`);
      return result as never;
    },
  };
}

/** The server's own. Its processes start with the first picture. */
export const pictureWorkshop = createPictureWorkshop();
