/** What stays chosen from one of these pages to the next: the organization and the days. */
const KEPT = ['organization', 'days', 'from', 'to'] as const;

/** That of an address. */
export function keptIn(search: string): URLSearchParams {
  const present = new URLSearchParams(search);
  return new URLSearchParams(
    KEPT.flatMap((name) => {
      const value = present.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
