import { AsyncLocalStorage } from 'node:async_hooks';
import { ApiError } from '../errors/api-error.ts';

const RETRY_AFTER_SECONDS = 5;

/** How long something may be at work. */
export interface TimeLimit {
  isOver: boolean;
  /** The work has ended, well or not: what it has left behind, such as messages to pass on, has no limit. */
  isDone: boolean;
}

const limits = new AsyncLocalStorage<TimeLimit>();

/**
 * Once the limit is over, the work begins no further statement, not even a commit, so that its transaction is rolled
 * back. The statement under way ends by its own limit.
 */
export async function within<T>(limit: TimeLimit, work: () => Promise<T>): Promise<T> {
  try {
    return await limits.run(limit, work);
  } finally {
    limit.isDone = true;
  }
}

/** @throws ApiError `unavailable` where the work that asks has no time left */
export function refuseOverdue(): void {
  const limit = limits.getStore();
  if (limit?.isOver && !limit.isDone) throw overdue();
}

/** The answer to callers who are waiting. */
export const overdue = () => new ApiError('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
