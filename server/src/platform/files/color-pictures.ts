import { buffer } from 'node:stream/consumers';
import type { Expression, Kysely } from 'kysely';
import { eachInTurn } from '../jobs/each-in-turn.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { FilesTables } from './files.tables.ts';
import { pictureWorkshop } from './picture-workshop.ts';

const BATCH = 100;

/**
 * Gives a colour to those of the pictures that have none yet. One that cannot be read holds back no
 * other.
 * @param ids a selection of the pictures' ids
 * @throws AggregateError of the pictures that could not be read
 */
export async function colorPictures(
  db: Kysely<FilesTables>,
  store: FileStore,
  ids: Expression<number | null>,
): Promise<void> {
  await eachInTurn(withoutColor(db, ids), async ({ id, key }) => {
    const small = await store.get(`${key}-small.webp`);
    if (!small) return;
    const color = await pictureWorkshop.run('color', await buffer(small.content));
    await db.updateTable('file').set({ color }).where('id', '=', id).execute();
  });
}

async function* withoutColor(db: Kysely<FilesTables>, ids: Expression<number | null>) {
  let last = 0;
  for (;;) {
    const found = await db
      .selectFrom('file')
      .select(['id', 'key'])
      .where('color', 'is', null)
      .where('id', '>', last)
      .where('id', 'in', ids)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (found.length === 0) return;
    yield* found;
    last = found.at(-1)!.id;
  }
}
