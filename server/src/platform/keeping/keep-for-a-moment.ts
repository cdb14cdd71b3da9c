interface Moment {
  readonly milliseconds: number;
  /** Of what is kept at once; the oldest goes first. */
  readonly most: number;
}

/** What is kept under a key, or else what is made for it now. */
export type KeepForAMoment<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/**
 * Lets all who ask for the same within a moment share what is made for the first of them, also while it is still being
 * made. What fails, fails for all who wait, and is made anew for the next.
 */
export function createKeepForAMoment<T>({ milliseconds, most }: Moment): KeepForAMoment<T> {
  const kept = new Map<string, { readonly until: number; readonly made: Promise<T> }>();

  return (key, make) => {
    const now = Date.now();
    const known = kept.get(key);
    if (known && known.until > now) return known.made;
    const entry = { until: now + milliseconds, made: make() };
    entry.made.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    kept.delete(key);
    // The oldest come first.
    for (const [other, { until }] of kept) {
      if (until > now && kept.size < most) break;
      kept.delete(other);
    }
    kept.set(key, entry);
    return entry.made;
  };
}
