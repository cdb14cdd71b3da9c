/** A list answer of `/api/v1`; `next` is the cursor of the following page, null on the last one. */
export interface Page<T> {
  readonly total_count: number;
  readonly total_pages: number;
  readonly list: readonly T[];
  readonly next: string | null;
}
