import { clearTimeout, setTimeout } from 'node:timers';

export interface Timers {
  /** @param key whatever stops it */
  start(key: unknown, milliseconds: number, isUp: () => void): void;
  stop(key: unknown): void;
  stopAll(): void;
}

/** Timers that can be stopped all at once. */
export function createTimers(): Timers {
  const running = new Map<unknown, NodeJS.Timeout>();
  function stop(key: unknown): void {
    clearTimeout(running.get(key));
    running.delete(key);
  }
  return {
    start(key, milliseconds, isUp) {
      const timer = setTimeout(() => {
        running.delete(key);
        isUp();
      }, milliseconds);
      running.set(key, timer);
    },
    stop,
    stopAll: () => [...running.keys()].forEach(stop),
  };
}
