import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { ApiError } from '../errors/api-error.ts';
import { ProcessError } from '../process/process-error.ts';
import { createProcessPool, type Correspondent } from '../process/process-pool.ts';
import type { Order, Outcome } from './picture-process/messages.ts';
import type { PictureTasks } from './picture-process/picture-tasks.ts';
import { UnreadablePictureError } from './unreadable-picture-error.ts';

/** Decoding is the heaviest work there is: two at a time leave the machine to everything else. */
const PROCESSES = 2;
/** A picture that takes longer is made to. */
const TIME_LIMIT_MS = 15_000;
/** Pictures that wait are kept in memory; beyond this the next ones are asked to come later. */
const WAITING_MAX_BYTES = 100_000_000;
const RETRY_AFTER_SECONDS = 5;
/** A process that has had nothing to do for this long gives its memory back. */
const IDLE_MS = 30_000;
/** More than all sizes of a picture take. */
const OUTCOME_MAX_BYTES = 50_000_000;

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
  const pool = createProcessPool({
    program: { entry: path.join(import.meta.dirname, 'picture-process/main.ts') },
    limits: { frameBytes: OUTCOME_MAX_BYTES, frames: 1 },
    processes,
    idleMs: IDLE_MS,
  });
  /** In the order in which they are worked on. */
  const pictures = new Set<Buffer>();

  function work(process: Correspondent, order: Order): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    process.listen((frame) => resolve(deserialize(frame) as Outcome));
    process.send(serialize(order));
    return promise;
  }

  function refuseTooMany(bytes: number): void {
    const waiting = [...pictures].slice(processes);
    const waitingBytes = waiting.reduce((sum, { length }) => sum + length, 0);
    if (waiting.length > 0 && waitingBytes + bytes > waitingMaxBytes) {
      throw new ApiError('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
    }
  }

  return {
    async run(task, ...args) {
      refuseTooMany(args[0].length);
      // The same picture may come twice.
      const picture = args[0].subarray();
      pictures.add(picture);
      const { result, error, reason } = await pool
        .run({ key: 'pictures', timeLimitMs, work: (process) => work(process, { task, args }) })
        .catch(outcomeOf)
        .finally(() => pictures.delete(picture));
      if (reason !== undefined) throw new UnreadablePictureError(reason);
      if (error !== undefined) throw new Error(`A picture could not be worked on: ${error}`);
      return result as never;
    },
  };
}

/** A picture that its process does not survive is no picture. */
function outcomeOf(error: Error): Outcome {
  if (!(error instanceof ProcessError)) throw error;
  return { error: error.message, reason: error.reason === 'time' ? 'time' : 'format' };
}

/** The server's own. Its processes start with the first picture. */
export const pictureWorkshop = createPictureWorkshop();
