/**
 * Abbreviates a count: 1000 is 1k, 1500 is 1.5k, 2,000,000 is 2m. It is truncated, never rounded
 * up, so that it does not claim more than there is.
 */
export function formatCount(count: number): string {
  if (count < 1000) return String(count);
  const [unit, sign] = count < 1_000_000 ? [1000, 'k'] : [1_000_000, 'm'];
  return `${Math.floor((count * 10) / unit) / 10}${sign}`;
}

/** The count up to a limit, then the limit with a plus: 99+. */
export function capCount(count: number, limit: 99 | 999): string {
  return count > limit ? `${limit}+` : String(count);
}
