import sharp from 'sharp';
import { createRandom } from '../random.ts';
import { drawPicture } from './draw-picture.ts';
import { THINGS, type Motif } from './things.ts';

const MOTIFS = Object.keys(THINGS) as Motif[];

test.each(MOTIFS)('%s is drawn the same for the same seed and differs for another', (motif) => {
  const first = drawPicture(motif, 1, createRandom(1));
  expect(drawPicture(motif, 1, createRandom(1))).toBe(first);
  expect(drawPicture(motif, 1, createRandom(2))).not.toBe(first);
});

test.each(MOTIFS)('%s can be rendered at the ratio asked for', async (motif) => {
  const svg = drawPicture(motif, 4 / 3, createRandom(3));
  const { info } = await sharp(Buffer.from(svg)).webp().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1000, 750]);
});
