import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { encodeAvifTask } from '../../src/platform/files/encode-avif.ts';
import { storePicture, type StoredPicture } from '../../src/platform/files/store-picture.ts';
import { addJob } from '../../src/platform/jobs/jobs.ts';
import { drawPicture } from '../pictures/draw-picture.ts';
import type { Motif } from '../pictures/motif.ts';
import type { Random } from '../random.ts';
import { ASSORTMENTS } from './assortments.ts';

/** Masters drawn for each motif; items share them. */
const PICTURES_PER_MOTIF = 8;
/** Width divided by height */
const BANNER_RATIO = 3;

/** AVIF costs about 0.15 s of a processor for each picture: one by one, when the first visitors are through. */
const AVIF_DELAY_MS = 600_000;
const AVIF_INTERVAL_MS = 5000;

interface MotifPictures {
  /** Ids of the pictures that items share. */
  readonly masters: readonly number[];
  readonly banner: number;
}

export type Pictures = ReadonlyMap<Motif, MotifPictures>;

export async function seedPictures(
  db: Kysely<Tables>,
  files: string,
  { random, now }: { readonly random: Random; readonly now: Date },
): Promise<Pictures> {
  const pictures = new Map<Motif, MotifPictures>();
  const motifs = new Set(Object.values(ASSORTMENTS).map(({ motif }) => motif));
  const ratios = Array.from({ length: PICTURES_PER_MOTIF }, (_, index) =>
    index % 2 === 0 ? 4 / 3 : 1,
  );
  let calm = now.getTime() + AVIF_DELAY_MS;
  for (const motif of motifs) {
    const stored: StoredPicture[] = [];
    for (const ratio of [BANNER_RATIO, ...ratios]) {
      stored.push(await storePicture(Buffer.from(drawPicture(motif, ratio, random)), files));
    }
    const rows = await db.insertInto('file').values(stored).returning('id').execute();
    for (const { key } of stored) {
      calm += AVIF_INTERVAL_MS;
      await addJob(db, encodeAvifTask, { key }, { runAt: new Date(calm) });
    }
    const [banner, ...masters] = rows.map(({ id }) => id);
    pictures.set(motif, { banner: banner!, masters });
  }
  return pictures;
}
