import { decodeCursor, type Cursor, type SortValue } from './cursor.ts';

/** Which page of a list is asked for: by its number, or as what follows a cursor. */
export interface PageQuery {
  readonly page: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The rows that a page is made of. */
export interface PageWindow {
  readonly after: Cursor | undefined;
  /** Rows to pass over; only pages by number ask for it. */
  readonly offset: number;
  /** One more than the page shows, which tells whether there is a next one. */
  readonly limit: number;
}

/**
 * @param sortValue what the list is sorted by before the id
 * @throws ApiError `invalid_input` for the cursor of another list
 */
export function pageWindow({ page, limit, cursor }: PageQuery, sortValue: SortValue): PageWindow {
  const after = decodeCursor(cursor, sortValue);
  return { after, offset: after ? 0 : (page - 1) * limit, limit: limit + 1 };
}
