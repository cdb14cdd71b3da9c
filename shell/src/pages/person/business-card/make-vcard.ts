import type { BusinessCard } from './business-card.ts';

/** The octets of a line of a file; longer ones go on in the next, behind a space (RFC 2426, 2.6). */
const LINE_OCTETS = 75;
/** A code of more is too fine for the camera of a usual phone. */
const QR_OCTETS = 600;

const octets = (text: string) => new TextEncoder().encode(text).length;

/**
 * A card as a file that every address book opens (vCard 3.0, which phones know best).
 * @param photo a JPEG in base64
 */
export function makeVcard(card: BusinessCard, photo: string | null): string {
  const lines = [
    ...introduction(card),
    ...(card.nickname === null ? [] : [`NICKNAME:${escaped(card.nickname)}`]),
    ...waysToReach(card),
    `NOTE:Karavan ${card.uid}`,
    ...(photo === null ? [] : [`PHOTO;ENCODING=b;TYPE=JPEG:${photo}`]),
  ];
  return enclosed(lines.map(folded));
}

/** A card for a QR code: of the ways to reach the person the first ones, as many as a camera can read. */
export function makeSmallVcard(card: BusinessCard): string {
  const lines = introduction(card);
  for (const way of waysToReach(card)) {
    if (octets(enclosed([...lines, way])) > QR_OCTETS) break;
    lines.push(way);
  }
  return enclosed(lines);
}

function enclosed(lines: readonly string[]): string {
  return ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');
}

function introduction({ name }: BusinessCard): string[] {
  const [given = '', ...family] = name.split(' ');
  return [`N:${escaped(family.join(' '))};${escaped(given)};;;`, `FN:${escaped(name)}`];
}

function waysToReach({ phones, networks }: BusinessCard): string[] {
  return [
    ...phones.map(({ phone_number }) => `TEL;TYPE=CELL:${phone_number}`),
    ...networks.map(({ kind, value, url }) =>
      kind === 'mail' ? `EMAIL;TYPE=INTERNET:${escaped(value)}` : `URL:${url}`,
    ),
  ];
}

function escaped(text: string): string {
  return text.replaceAll(/[\\,;]/g, String.raw`\$&`);
}

/** Breaks between characters only, never within the octets of one. */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const next = parts.at(-1)! + character;
    if (octets(next) <= LINE_OCTETS) parts[parts.length - 1] = next;
    else parts.push(` ${character}`);
  }
  return parts.join('\r\n');
}
