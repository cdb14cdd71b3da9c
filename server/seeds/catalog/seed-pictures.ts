import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { storePicture, type StoredPicture } from '../../src/platform/files/store-picture.ts';
import { drawPicture } from '../pictures/draw-picture.ts';
import type { Motif } from '../pictures/motif.ts';
import type { Random } from '../random.ts';
import { ASSORTMENTS } from './assortments.ts';

/** Masters drawn for each motif; items share them. */
const PICTURES_PER_MOTIF = 8;
/** Width divided by height */
const BANNER_RATIO = 3;

interface MotifPictures {
  /** Ids of the pictures that items share. */
  readonly masters: readonly number[];
  readonly banner: number;
}

export type Pictures = ReadonlyMap<Motif, MotifPictures>;

export async function seedPictures(
  db: Kysely<Tables>,
  files: string,
  random: Random,
): Promise<Pictures> {
  const pictures = new Map<Motif, MotifPictures>();
  const motifs = new Set(Object.values(ASSORTMENTS).map(({ motif }) => motif));
  const ratios = Array.from({ length: PICTURES_PER_MOTIF }, (_, index) =>
    index % 2 === 0 ? 4 / 3 : 1,
  );
  for (const motif of motifs) {
    const stored: StoredPicture[] = [];
    for (const ratio of [BANNER_RATIO, ...ratios]) {
      stored.push(await storePicture(Buffer.from(drawPicture(motif, ratio, random)), files));
    }
    const rows = await db.insertInto('file').values(stored).returning('id').execute();
    const [banner, ...masters] = rows.map(({ id }) => id);
    pictures.set(motif, { banner: banner!, masters });
  }
  return pictures;
}
