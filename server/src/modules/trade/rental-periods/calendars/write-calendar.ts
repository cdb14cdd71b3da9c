import type { Period } from '../period.ts';

interface BusyEvent extends Period {
  /** The same for the same period whenever it is asked. */
  readonly uid: string;
}

/** Octets of a line, without its end (RFC 5545, 3.1). */
const LINE_MAX = 75;

/**
 * The periods in which a thing is taken, as a calendar of RFC 5545. It says of nobody who they are.
 * @param title of the thing
 */
export function writeCalendar(title: string, events: readonly BusyEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Karavan//Rentals//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(title)}`,
    ...events.flatMap(({ uid, from, to }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART:${utc(from)}`,
      `DTEND:${utc(to)}`,
      'SUMMARY:Busy',
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
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
