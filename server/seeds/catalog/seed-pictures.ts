import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import type { FileStore } from '../../src/platform/storage/file-store.ts';
import { encodeAvifTask } from '../../src/platform/files/encode-avif.ts';
import { storePicture } from '../../src/platform/files/store-picture.ts';
import { addJob } from '../../src/platform/jobs/jobs.ts';
import { drawBanner, drawPicture } from '../pictures/draw-picture.ts';
import type { Motif } from '../pictures/things.ts';
import type { Random } from '../random.ts';
import type { Assortment } from './assortments/assortment.ts';
import { ASSORTMENTS, type AssortmentName } from './assortments.ts';

/** Width divided by height of the pictures drawn of each motif; items share them. */
const RATIOS = [4 / 3, 1, 4 / 3];

/** AVIF costs about 0.15 s of a processor for each picture: one by one, when the first visitors are through. */
const AVIF_DELAY_MS = 600_000;
const AVIF_INTERVAL_MS = 5000;

/** Ids of the stored pictures. */
export interface Pictures {
  readonly of: ReadonlyMap<Motif, readonly number[]>;
  readonly banners: ReadonlyMap<AssortmentName, number>;
}

interface PicturesSeed {
  readonly random: Random;
  readonly now: Date;
}

export async function seedPictures(
  db: Kysely<Tables>,
  files: FileStore,
  { random, now }: PicturesSeed,
): Promise<Pictures> {
  let calm = now.getTime() + AVIF_DELAY_MS;
  const trades = Object.entries(ASSORTMENTS) as [AssortmentName, Assortment][];
  const motifs = trades.flatMap(([, { emblem, things }]) => [emblem, ...motifsOf(things)]);
  const of = new Map<Motif, readonly number[]>();
  for (const motif of new Set(motifs)) {
    of.set(motif, await store(RATIOS.map((ratio) => drawPicture(motif, ratio, random))));
  }
  const banners = new Map<AssortmentName, number>();
  for (const [name, { things }] of trades) {
    const [id] = await store([drawBanner(motifsOf(things), random)]);
    banners.set(name, id!);
  }
  return { of, banners };

  async function store(drawings: readonly string[]): Promise<number[]> {
    const stored = await Promise.all(drawings.map((svg) => storePicture(Buffer.from(svg), files)));
    for (const { key } of stored) {
      calm += AVIF_INTERVAL_MS;
      await addJob(db, encodeAvifTask, { key }, { runAt: new Date(calm) });
    }
    const rows = await db.insertInto('file').values(stored).returning('id').execute();
    return rows.map(({ id }) => id);
  }
}

function motifsOf(things: Assortment['things']): Motif[] {
  return Object.values(things).map(({ motif }) => motif);
}
