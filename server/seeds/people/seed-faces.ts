import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import type { FileStore } from '../../src/platform/storage/file-store.ts';
import { drawPortrait, MEN, WOMEN } from '../pictures/draw-person.ts';
import { storeDrawings } from '../pictures/store-drawings.ts';
import { createRandom } from '../random.ts';
import { DEMO_ACCOUNTS, FURTHER_PEOPLE } from './accounts.ts';

const SEED = 505;
/** Everybody who has a name in the demo, and of the crowd behind them every third. */
const NAMED = Object.keys(DEMO_ACCOUNTS).length + FURTHER_PEOPLE.length;
const STEP = 3;

/** Portraits; many have none, as in life. */
export async function seedFaces(db: Kysely<Tables>, files: FileStore): Promise<void> {
  const random = createRandom(SEED);
  const everybody = await db
    .selectFrom('app_user')
    .select(['id', 'full_name'])
    .orderBy('id')
    .execute();
  const people = everybody.filter((_, index) => index < NAMED || index % STEP === 0);
  const faces = await storeDrawings(
    db,
    files,
    people.map(({ full_name }) => drawPortrait(random, isWoman(full_name) ? WOMEN : MEN)),
  );
  for (const [index, { id }] of people.entries()) {
    await db
      .updateTable('app_user')
      .set({ avatar_id: faces[index]!.id })
      .where('id', '=', id)
      .execute();
  }
}

/** By the ending of the name. */
function isWoman(name: string): boolean {
  const [first = '', last = ''] = name.split(' ');
  return last.endsWith('ова') || first.endsWith('я');
}
