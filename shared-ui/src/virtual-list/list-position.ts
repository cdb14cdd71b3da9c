import type { CacheSnapshot } from 'virtua';

/** Where a list was left. */
export interface ListPosition {
  /** Scroll offset in pixels. */
  readonly offset: number;
  /** Sizes of its rows, so that the offset means the same again. */
  readonly cache: CacheSnapshot;
  readonly rows: number;
}

/** Lists that a person may come back to within one visit; the oldest are forgotten. */
const MOST = 50;
const positions = new Map<string, ListPosition>();

/** The position of a list, if it still has as many rows: otherwise the sizes would lie. */
export function recallPosition(key: string | undefined, rows: number): ListPosition | undefined {
  const position = key === undefined ? undefined : positions.get(key);
  return position && position.rows <= rows ? position : undefined;
}

export function rememberPosition(key: string, position: ListPosition): void {
  positions.delete(key);
  positions.set(key, position);
  const [oldest] = positions.keys();
  if (positions.size > MOST && oldest !== undefined) positions.delete(oldest);
}
