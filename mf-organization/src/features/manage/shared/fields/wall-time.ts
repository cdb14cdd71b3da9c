/** A moment as a field of the browser has it, by the clock of the device; empty where there is none. */
export function wallTime(moment: string | null): string {
  const time = new Date(moment ?? '');
  if (Number.isNaN(time.getTime())) return '';
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The moment that such a field says; null where it is empty. */
export const momentOf = (written: string): string | null =>
  written === '' ? null : new Date(written).toISOString();
