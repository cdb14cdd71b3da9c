import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import type { FileStore } from '../../src/platform/storage/file-store.ts';
import { storePicture, type StoredPicture } from '../../src/platform/files/store-picture.ts';

/** Stores pictures drawn as SVG, and answers them in their order. */
export async function storeDrawings(
  db: Kysely<Tables>,
  files: FileStore,
  drawings: readonly string[],
): Promise<(StoredPicture & { readonly id: number })[]> {
  const stored = await Promise.all(drawings.map((svg) => storePicture(Buffer.from(svg), files)));
  const rows = await db.insertInto('file').values(stored).returning('id').execute();
  return stored.map((picture, index) => ({ ...picture, id: rows[index]!.id }));
}
