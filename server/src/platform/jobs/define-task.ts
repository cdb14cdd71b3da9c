import type { z } from 'zod';

interface TaskOptions {
  /** Runs before it is given up; each waits longer than the one before. 25 without it, over some days. */
  readonly maxAttempts?: number;
  /** Jobs that wait are taken in this order, the lowest number first; 0 without it. */
  readonly priority?: number;
  /** Only one job of the task runs at a time, over all processes. */
  readonly isSerial?: boolean;
}

/** A kind of work that is done later: its name in the queue and what a job of it carries. */
export interface Task<P> extends TaskOptions {
  readonly name: string;
  readonly payload: z.ZodType<P>;
}

/** A task and the work it means, as the queue runs it. */
export interface TaskHandler {
  readonly name: string;
  /** @throws ZodError for a payload that is not the task's: the job fails and stays visible */
  readonly run: (payload: unknown) => Promise<void>;
  /** When it runs by itself, as a crontab pattern in UTC. */
  readonly schedule?: string;
}

export function defineTask<S extends z.ZodType>(
  name: string,
  payload: S,
  options: TaskOptions = {},
): Task<z.output<S>> {
  return { name, payload: payload as unknown as Task<z.output<S>>['payload'], ...options };
}

/** Ties work to its task. A job may run twice, for example after a crash: the work must stand that. */
export function handleTask<P>(
  { name, payload }: Task<P>,
  work: (payload: P) => Promise<void>,
  schedule?: string,
): TaskHandler {
  return {
    name,
    run: (given) => work(payload.parse(given)),
    ...(schedule !== undefined && { schedule }),
  };
}
