interface Moment {
  readonly milliseconds: number;
  /** Of what is kept at once; the oldest goes first. */
  readonly most: number;
}

/** What is kept under a key, or else what is made for it now. */
export type KeepForAMoment<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/** How long after its moment something may still be given while it is made anew; a shorter moment only its own length. */
const RENEWABLE_FOR_MS = 1000;

interface Kept<T> {
  readonly until: number;
  readonly made: Promise<T>;
  /** What was made before, until this is. */
  before: Promise<T> | null;
}

/**
 * Lets all who ask for the same within a moment share what is made for the first of them, also while it is still being
 * made. Whoever asks just after the moment gets the same once more, so that nobody waits for what is asked for all the time.
 * What fails, fails for all who wait, and is made anew for the next.
 */
export function createKeepForAMoment<T>({ milliseconds, most }: Moment): KeepForAMoment<T> {
  const renewableFor = Math.min(milliseconds, RENEWABLE_FOR_MS);
  const kept = new Map<string, Kept<T>>();

  function makeAnew(key: string, make: () => Promise<T>, before: Promise<T> | null): Kept<T> {
    const entry: Kept<T> = { until: Date.now() + milliseconds, made: make(), before };
    entry.made.then(
      () => (entry.before = null),
      () => {
        if (kept.get(key) === entry) kept.delete(key);
      },
    );
    return entry;
  }

  return (key, make) => {
    const now = Date.now();
    const isRenewable = ({ until }: Kept<T>) => until + renewableFor > now;
    const known = kept.get(key);
    if (known && known.until > now) return known.before ?? known.made;
    const entry = makeAnew(key, make, known && isRenewable(known) ? known.made : null);
    kept.delete(key);
    // The oldest come first.
    for (const [other, old] of kept) {
      if (isRenewable(old) && kept.size < most) break;
      kept.delete(other);
    }
    kept.set(key, entry);
    return entry.before ?? entry.made;
  };
}
