import type { CacheSnapshot } from 'virtua';

/** The scroll position at which a list was left. */
export interface ListPosition {
  /** Scroll offset in pixels. */
  readonly offset: number;
  /** Row sizes, so that the offset leads to the same place again. */
  readonly cache: CacheSnapshot;
  readonly rows: number;
}

/** How many lists are remembered within a visit; the oldest are dropped. */
const MOST = 50;
const positions = new Map<string, ListPosition>();

/** The position of a list, if it still has as many rows: otherwise the sizes would be wrong. */
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
