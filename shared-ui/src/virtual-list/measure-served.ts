import type { CacheSnapshot } from 'virtua';

interface ServedList {
  /** How many items the list has, of which the server has sent the first. */
  readonly items: number;
  /** That the window has room for. */
  readonly columns: number;
  /** The style sheet has put them there: the server's rows have no boxes of their own (`servedInColumns`). */
  readonly isRearranged: boolean;
  /** Between items, in pixels. */
  readonly gap: number;
}

/**
 * How high the rows stand that the server has sent, in the columns that they will have. Without that virtua takes each for
 * 40 pixels until it has seen them: the page would be nearly empty for a moment, and lose its place where it has
 * been scrolled already.
 */
export function measureServed(
  list: Element | null,
  { items, columns, isRearranged, gap }: ServedList,
): CacheSnapshot | undefined {
  const rows = Math.ceil(items / columns);
  const served = [...(list?.firstElementChild?.children ?? [])];
  const heights = (
    isRearranged
      ? rowsOf(served.flatMap(cellsOf), columns).map(
          (cells, row) => Math.max(...cells.map(heightOfBox)) + (row < rows - 1 ? gap : 0),
        )
      : served.map(heightOfBox)
  ).slice(0, rows);
  if (heights.length === 0) return undefined;
  const all = heights.reduce((sum, height) => sum + height, 0);
  return [heights, all / heights.length];
}

const heightOfBox = (element: Element) => element.getBoundingClientRect().height;

const cellsOf = (row: Element) => [...(row.firstElementChild?.children ?? [])];

const rowsOf = (cells: readonly Element[], columns: number) =>
  Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );

/** How high all rows are, those that nobody has measured as high as the others on average; in pixels. */
export function heightOf([heights, average = 0]: CacheSnapshot, rows: number): number {
  return heights.reduce((sum, height) => sum + height, (rows - heights.length) * average);
}
