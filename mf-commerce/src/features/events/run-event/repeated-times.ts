import { dateFormat } from '@karavan/shared-ui/intl';

const DAYS = { day: 1, week: 7 } as const;

/** The same time of the clock on so many days after: `YYYY-MM-DDTHH:MM`. */
export function repeatedTimes(first: string, every: keyof typeof DAYS, count: number): string[] {
  const [day = '', time = ''] = first.split('T');
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(`${day}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() + DAYS[every] * (index + 1));
    return `${date.toISOString().slice(0, 10)}T${time}`;
  });
}

/** What the clock of a place shows at a moment, as fields of browsers have it. */
export function wallClockOf(moment: string, timeZone: string): string {
  // The Swedish way to write a time is that of ISO 8601.
  return dateFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  })
    .format(new Date(moment))
    .replace(' ', 'T');
}
