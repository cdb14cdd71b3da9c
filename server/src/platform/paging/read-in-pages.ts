const ROWS = 1000;

/**
 * Reads rows page by page, so that the memory does not grow with their number.
 * @param readPage selects up to `limit` rows behind the last one of the page before; from the first row on when there is none
 */
export async function* readInPages<Row>(
  readPage: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row, void> {
  let page = await readPage(undefined, ROWS);
  for (;;) {
    yield* page;
    if (page.length < ROWS) return;
    page = await readPage(page.at(-1), ROWS);
  }
}
