/** After this many failures in a row of minutes a release is left alone. */
const FAILURES_MAX = 3;
/** How long it is left alone, and after how long without a failure it has a clean slate. */
const PAUSE_MS = 60_000;

interface Record {
  failures: number;
  last: number;
}

/** Leaves alone for a minute what keeps failing; then one more failure is enough. */
export interface BackOff {
  isLeftAlone(key: string): boolean;
  /** @returns whether it is left alone from now on */
  countFailure(key: string): boolean;
}

export function createBackOff(): BackOff {
  const records = new Map<string, Record>();
  const isPaused = ({ failures, last }: Record) =>
    failures >= FAILURES_MAX && Date.now() < last + PAUSE_MS;
  return {
    isLeftAlone: (key) => isPaused(records.get(key) ?? { failures: 0, last: 0 }),
    countFailure(key) {
      for (const [other, { last }] of records) {
        if (Date.now() > last + 2 * PAUSE_MS) records.delete(other);
      }
      const record = { failures: (records.get(key)?.failures ?? 0) + 1, last: Date.now() };
      records.set(key, record);
      return isPaused(record);
    },
  };
}
