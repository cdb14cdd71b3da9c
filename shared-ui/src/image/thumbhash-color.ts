import { bytesOfBase64 } from './bytes-of-base64.ts';

/**
 * The average colour of a thumbhash (base64) as CSS: small enough for the server's markup. Its
 * first 18 bits hold lightness and two colour differences. The library's own function would add its
 * decoder to every first load.
 */
export function thumbhashColor(thumbhash: string): string {
  const bytes = bytesOfBase64(thumbhash);
  const header = (bytes[0] ?? 0) | ((bytes[1] ?? 0) << 8) | ((bytes[2] ?? 0) << 16);
  const lightness = (header & 63) / 63;
  const yellowBlue = ((header >> 6) & 63) / 31.5 - 1;
  const redGreen = ((header >> 12) & 63) / 31.5 - 1;
  const blue = lightness - (2 / 3) * yellowBlue;
  const red = (3 * lightness - blue + redGreen) / 2;
  return `rgb(${[red, red - redGreen, blue].map(toByte).join(' ')})`;
}

function toByte(part: number): number {
  return Math.round(Math.max(0, Math.min(1, part)) * 255);
}
