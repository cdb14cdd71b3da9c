import { thumbHashToAverageRGBA } from 'thumbhash';

/** The average colour of a thumbhash (base64) as CSS, or undefined without one. */
export function thumbhashToColor(thumbhash: string | null): string | undefined {
  if (thumbhash === null) return undefined;
  const { r, g, b } = thumbHashToAverageRGBA(
    Uint8Array.from(atob(thumbhash), (letter) => letter.codePointAt(0) ?? 0),
  );
  return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`;
}
