/** Whether a calendar has the day; those of the first thousand years nobody needs. */
export function isDay(written: string): boolean {
  const day = new Date(`${written}T00:00:00Z`);
  return written >= '1' && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(written);
}
