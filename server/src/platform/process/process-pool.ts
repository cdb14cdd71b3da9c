import { openProcess, type FrameLimits, type PooledProcess } from './pooled-process.ts';
import { ProcessError } from './process-error.ts';
import type { Program } from './start-process.ts';

interface PoolOptions {
  readonly program: Program;
  readonly limits: FrameLimits;
  /** At work at a time. */
  readonly processes: number;
  /** At work or idle; by default no more than may be at work. */
  readonly processesMax?: number;
  /** How many unused ones stand by after the first job or `standBy`; none by default. */
  readonly spares?: number;
  /** A process that has had nothing to do for this long gives its memory back. */
  readonly idleMs: number;
}

export interface Job<Result> {
  /** What it is done for: a process that has worked for one key never works for another. */
  readonly key: string;
  /** Until a process is there for it; by default it waits as long as it takes. */
  readonly queueLimitMs?: number;
  /** From then on. A process that takes longer is ended. */
  readonly timeLimitMs: number;
  work(process: Correspondent): Promise<Result>;
}

/** A process as a job sees it. */
export interface Correspondent {
  /** Whether nothing has been sent to it yet. */
  readonly isNew: boolean;
  send(frame: Uint8Array): void;
  /** Gets what the process sends until the job is done. */
  listen(onFrame: (frame: Buffer) => void): void;
}

export interface ProcessPool {
  /** Rejects with ProcessError, and with whatever the job's work rejects with. */
  run<Result>(job: Job<Result>): Promise<Result>;
  /** Starts the spares ahead of the first job. */
  standBy(): void;
  /** Ends all processes, whatever they are doing. */
  close(): void;
}

interface Waiting {
  start(): Promise<void>;
  reject(reason: Error): void;
}

/**
 * Processes that do one job at a time each, the oldest job first. Whatever a job does to its process
 * (hangs, breaks it, takes all its memory) ends with this process, and the others go on.
 */
export function createProcessPool(options: PoolOptions): ProcessPool {
  const { program, limits, processes, spares = 0, idleMs } = options;
  const { processesMax = processes } = options;
  const waiting: Waiting[] = [];
  /** The one that has worked last comes last. */
  const idle = new Map<PooledProcess, NodeJS.Timeout | undefined>();
  const living = new Set<PooledProcess>();
  let busy = 0;
  let isClosed = false;

  function open(): PooledProcess {
    const process = openProcess(program, limits, () => {
      living.delete(process);
      removeIdle(process);
    });
    living.add(process);
    return process;
  }

  function removeIdle(process: PooledProcess): void {
    clearTimeout(idle.get(process));
    idle.delete(process);
  }

  function next(): void {
    while (busy < processes) {
      const job = waiting.shift();
      if (!job) return;
      busy += 1;
      void job.start().finally(() => {
        busy -= 1;
        next();
      });
    }
  }

  function take(key: string): PooledProcess {
    const known = [...idle.keys()];
    const fitting =
      known.findLast((one) => one.key === key) ?? known.findLast((one) => one.key === null);
    if (!fitting && living.size >= processesMax) known[0]?.end(new NotNeededError());
    const process = fitting ?? open();
    removeIdle(process);
    process.hold(true);
    return process;
  }

  function putBack(process: PooledProcess): void {
    process.attend(IGNORE);
    process.hold(false);
    const isSpare = spares > 0 && process.key === null;
    const timer = isSpare
      ? undefined
      : setTimeout(() => process.end(new NotNeededError()), idleMs).unref();
    idle.set(process, timer);
  }

  function standBy(): void {
    const standing = [...idle.keys()].filter(({ key }) => key === null).length;
    const room = processesMax - living.size;
    for (let missing = Math.min(spares - standing, room); missing > 0 && !isClosed; missing -= 1) {
      putBack(open());
    }
  }

  /** @param begin tells whether anybody still waits for it */
  async function perform<Result>(job: Job<Result>, begin: () => boolean): Promise<Result | void> {
    const process = take(job.key);
    let timer: NodeJS.Timeout | undefined;
    try {
      await process.ready;
      if (!begin()) return;
      timer = setTimeout(
        () => process.end(new ProcessError('time', 'It took too long')),
        job.timeLimitMs,
      );
      return await new Promise<Result>((resolve, reject) => {
        job.work(correspond(process, job.key, reject)).then(resolve, reject);
      });
    } finally {
      clearTimeout(timer);
      if (process.isAlive) putBack(process);
      standBy();
    }
  }

  function enqueue<Result>({ queueLimitMs, ...job }: Job<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    let isLate = false;
    let timer: NodeJS.Timeout | undefined;
    if (queueLimitMs !== undefined) {
      timer = setTimeout(() => {
        isLate = true;
        reject(new ProcessError('queue', 'No process had time for it'));
      }, queueLimitMs);
    }
    const begin = () => {
      clearTimeout(timer);
      return !isLate;
    };
    waiting.push({
      start: async () => {
        if (!isLate) await perform(job, begin).then((result) => resolve(result as Result), reject);
        clearTimeout(timer);
      },
      reject,
    });
    next();
    return promise;
  }

  return {
    run: (job) => (isClosed ? Promise.reject(new NotNeededError()) : enqueue(job)),
    standBy,
    close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new NotNeededError());
      for (const process of living) process.end(new NotNeededError());
    },
  };
}

class NotNeededError extends ProcessError {
  constructor() {
    super('closed', 'The process is not needed any more');
  }
}

const IGNORE = { onFrame: () => undefined, onEnd: () => undefined };

function correspond(
  process: PooledProcess,
  key: string,
  onEnd: (reason: ProcessError) => void,
): Correspondent {
  let onFrame: (frame: Buffer) => void = () => undefined;
  process.attend({ onFrame: (frame) => onFrame(frame), onEnd });
  return {
    isNew: process.key === null,
    send(frame) {
      process.key = key;
      process.send(frame);
    },
    listen(listener) {
      onFrame = listener;
    },
  };
}
