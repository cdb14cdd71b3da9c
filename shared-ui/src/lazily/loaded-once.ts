/** Loads something, and has it there from then on. */
export interface LoadedOnce<T> {
  (): Promise<T>;
  there?: T;
}

/** As `load`, for all who draw what it loads: one of them may have it before the others ask. */
export function loadedOnce<T>(load: () => Promise<T>): LoadedOnce<T> {
  const once: LoadedOnce<T> = async () => (once.there ??= await load());
  return once;
}
