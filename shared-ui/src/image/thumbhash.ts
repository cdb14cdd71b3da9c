import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

/** The average colour of a thumbhash (base64) as CSS: small enough for the server's markup. */
export function thumbhashColor(thumbhash: string): string {
  const { r, g, b } = thumbHashToAverageRGBA(bytesOf(thumbhash));
  return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`;
}

/** The blurred picture of a thumbhash (base64) as a data address of some 4 kB. */
export function thumbhashAddress(thumbhash: string): string {
  return thumbHashToDataURL(bytesOf(thumbhash));
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
}
