/** Something that a calendar shows. */
export interface CalendarEntry {
  /** The same for the same thing whenever it is asked, so that calendars replace what they have. */
  readonly uid: string;
  readonly from: Date;
  readonly to: Date;
  readonly summary: string;
  readonly location?: string;
  readonly url?: string;
  /** How often it was changed. */
  readonly sequence?: number;
  readonly isCancelled?: boolean;
}

interface CalendarFile {
  /** Of what it is a calendar: `Rentals`. */
  readonly product: string;
  readonly title: string;
}

/** Octets of a line, without its end (RFC 5545, 3.1). */
const LINE_MAX = 75;

/** A calendar of RFC 5545. Its times are those of UTC: whoever reads it tells them by their own clock. */
export function writeCalendarText(
  { product, title }: CalendarFile,
  entries: readonly CalendarEntry[],
  now: Date,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Karavan//${product}//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(title)}`,
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function linesOf(entry: CalendarEntry, now: Date): string[] {
  const { uid, from, to, summary, location, url, sequence, isCancelled } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(to)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(url === undefined ? [] : [`URL:${url}`]),
    ...(isCancelled === undefined ? [] : [`STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`]),
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** Longer lines go on in the next one, after a space; no character is torn apart. */
export function fold(line: string): string {
  const folded: string[] = [];
  let current = '';
  let size = 0;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (size + octets > LINE_MAX) {
      folded.push(current);
      current = ' ';
      size = 1;
    }
    current += character;
    size += octets;
  }
  return [...folded, current].join('\r\n');
}
