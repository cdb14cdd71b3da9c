import { choosePalette, drawPicture, type Scene } from '../pictures/draw-picture.ts';
import type { Motif } from '../pictures/things.ts';
import { createRandom } from '../random.ts';

const SEED = 7;
const SCENES: readonly Scene[] = ['table', 'detail', 'use'];

/** Motifs that there is a video of, in this folder. */
export const FILMED = ['shirt', 'wildflowers', 'cup'] as const satisfies readonly Motif[];

/** The pictures that a video goes through, as SVG; the first one is its poster. Always the same. */
export function videoFrames(motif: Motif): string[] {
  const random = createRandom(SEED);
  const palette = choosePalette(motif, random);
  return SCENES.map((scene) => drawPicture(motif, scene, palette, random));
}
