import type { Point } from '../organizations/index.ts';

/** A part of the map, by its south-western and its north-eastern corner. */
export interface MapBox {
  readonly from: Point;
  readonly to: Point;
}

/** The cells of one zoom that a part of the map touches. */
interface CellRange {
  readonly zoom: number;
  readonly columns: readonly [first: number, last: number];
  readonly rows: readonly [first: number, last: number];
}

/** Counts are kept for every second zoom up to here. */
const DEEPEST = 18;
/** The wider side is divided into at least this many cells, and fewer than four times as many. */
const CELLS_ACROSS = 5;

/**
 * The finest grid that does not divide a part of the map into too many cells, so that however much stands there, the same
 * few rows are read. Null where the corners have changed places.
 */
export function cellsOf({ from, to }: MapBox): CellRange | null {
  const width = (to.longitude - from.longitude) / 360;
  const height = (to.latitude - from.latitude) / 180;
  if (width < 0 || height < 0) return null;
  const share = Math.max(width, height, 2 ** -DEEPEST);
  const wanted = Math.ceil(Math.log2(CELLS_ACROSS / share) / 2) * 2;
  const zoom = Math.max(0, Math.min(DEEPEST, wanted));
  const cell = (part: number) => Math.min(2 ** zoom - 1, Math.max(0, Math.floor(part * 2 ** zoom)));
  return {
    zoom,
    columns: [cell((from.longitude + 180) / 360), cell((to.longitude + 180) / 360)],
    rows: [cell((from.latitude + 90) / 180), cell((to.latitude + 90) / 180)],
  };
}
