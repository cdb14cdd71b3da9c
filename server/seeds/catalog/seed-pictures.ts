import type { Kysely } from 'kysely';
import { thumbHashToAverageRGBA } from 'thumbhash';
import type { Tables } from '../../src/database-tables.ts';
import type { FileStore } from '../../src/platform/storage/file-store.ts';
import { encodeAvifTask } from '../../src/platform/files/encode-avif.ts';
import { addJob } from '../../src/platform/jobs/jobs.ts';
import { choosePalette, drawPicture, type Scene } from '../pictures/draw-picture.ts';
import type { Motif } from '../pictures/things.ts';
import type { Random } from '../random.ts';
import { ASSORTMENTS } from './assortments.ts';
import { storeDrawings } from '../pictures/store-drawings.ts';

/** AVIF costs about 0.15 s of a processor for each picture: one by one, when the first visitors are through, and only of what lists show. */
const AVIF_DELAY_MS = 600_000;
const AVIF_INTERVAL_MS = 5000;

/** A stored picture of a motif; items share them. */
export interface Picture {
  readonly id: number;
  readonly scene: Scene;
  /** Red, green and blue on average, from 0 to 1. */
  readonly colour: readonly [number, number, number];
}

export type Pictures = ReadonlyMap<Motif, readonly Picture[]>;

interface PicturesSeed {
  readonly random: Random;
  readonly now: Date;
}

/** All that items show: every motif in four scenes. */
export async function seedPictures(
  db: Kysely<Tables>,
  files: FileStore,
  { random, now }: PicturesSeed,
): Promise<Pictures> {
  let calm = now.getTime() + AVIF_DELAY_MS;
  const motifs = Object.values(ASSORTMENTS).flatMap(({ things }) =>
    Object.values(things).map(({ motif }) => motif),
  );
  const pictures = new Map<Motif, readonly Picture[]>();
  for (const [index, motif] of [...new Set(motifs)].entries()) {
    const palette = choosePalette(motif, random);
    const scenes: Scene[] = ['table', index % 2 === 0 ? 'night' : 'podium', 'use', 'detail'];
    const drawings = scenes.map((scene) => drawPicture(motif, scene, palette, random));
    const stored = await storeDrawings(db, files, drawings);
    for (const [scene, { key }] of stored.entries()) {
      if (scenes[scene] === 'detail') continue;
      calm += AVIF_INTERVAL_MS;
      await addJob(db, encodeAvifTask, { key }, { runAt: new Date(calm) });
    }
    pictures.set(
      motif,
      stored.map(({ id, thumbhash }, scene) => {
        const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(thumbhash, 'base64'));
        return { id, scene: scenes[scene]!, colour: [r, g, b] };
      }),
    );
  }
  return pictures;
}
