/** PostgreSQL takes 65,535 parameters in one statement. */
const CHUNK = 5000;

/** Inserts many rows in statements that are not too long. */
export async function inChunks<T>(
  rows: readonly T[],
  insert: (chunk: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let first = 0; first < rows.length; first += CHUNK) {
    await insert(rows.slice(first, first + CHUNK));
  }
}
