import type { CacheSnapshot } from 'virtua';

/**
 * How high the rows stand that the server has sent. Without that virtua takes each for 40 pixels until it has seen
 * them: on a page that has been scrolled already it would drop the first ones, and the rest would jump.
 * @param list the server's list
 * @param rows how many rows the list has, of which the server has sent the first
 * @returns undefined where the rows stand beside each other: others than these will be drawn there
 */
export function measureServed(list: Element | null, rows: number): CacheSnapshot | undefined {
  const served = [...(list?.firstElementChild?.children ?? [])].slice(0, rows);
  const boxes = served.map((row) => row.getBoundingClientRect());
  const areBelowEachOther = boxes.every(({ top }, row) => row === 0 || top > boxes[row - 1]!.top);
  if (boxes.length === 0 || !areBelowEachOther) return undefined;
  const heights = boxes.map(({ height }) => height);
  const all = heights.reduce((sum, height) => sum + height, 0);
  return [heights, all / heights.length];
}

/** How high all rows are, those that nobody has measured as high as the others on average; in pixels. */
export function heightOf([heights, average = 0]: CacheSnapshot, rows: number): number {
  return heights.reduce((sum, height) => sum + height, (rows - heights.length) * average);
}
