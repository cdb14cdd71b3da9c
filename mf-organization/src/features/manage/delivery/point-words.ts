import type { ZonePoint } from '@karavan/shared-api/contract/zone-shapes';

/** Corners as they are written down: latitude and longitude in degrees, one a line. */
export const pointWords = (points: readonly ZonePoint[]): string =>
  points.map(({ latitude, longitude }) => `${latitude}, ${longitude}`).join('\n');

/** Reads what was written down; lines that are no place are left out. */
export function pointsOf(text: string): ZonePoint[] {
  return text.split('\n').flatMap((line) => {
    const numbers = /^\s*(-?\d+(?:\.\d+)?)[\s,;]+(-?\d+(?:\.\d+)?)\s*$/.exec(line);
    return numbers ? [{ latitude: Number(numbers[1]), longitude: Number(numbers[2]) }] : [];
  });
}
