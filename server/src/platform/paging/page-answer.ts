import { COUNT_CAP } from '@karavan/shared-api/contract/limits';
import type { Page } from '@karavan/shared-api/contract/page';

/** Makes the answer of a list out of `limit + 1` rows: the surplus row tells that there is more. */
export function pageAnswer<Row, T>(
  rows: readonly Row[],
  limit: number,
  totalCount: number,
  { present, cursorOf }: { present(row: Row): T; cursorOf(row: Row): string },
): Page<T> & { list: T[] } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const total = Math.min(totalCount, COUNT_CAP);
  return {
    total_count: total,
    total_pages: Math.ceil(total / limit),
    list: shown.map(present),
    next: rows.length > limit && last ? cursorOf(last) : null,
  };
}
