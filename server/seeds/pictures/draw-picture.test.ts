import sharp from 'sharp';
import { createRandom } from '../random.ts';
import { choosePalette, drawPicture, type Scene } from './draw-picture.ts';
import { THINGS, type Motif } from './things.ts';

const MOTIFS = Object.keys(THINGS) as Motif[];
const SCENES: readonly Scene[] = ['table', 'podium', 'night', 'use', 'detail'];

function draw(motif: Motif, scene: Scene, seed: number): string {
  const random = createRandom(seed);
  return drawPicture(motif, scene, choosePalette(motif, random), random);
}

test.each(MOTIFS)('%s is drawn the same for the same seed and differs for another', (motif) => {
  const first = draw(motif, 'table', 1);
  expect(draw(motif, 'table', 1)).toBe(first);
  expect(draw(motif, 'table', 2)).not.toBe(first);
});

test.each(MOTIFS)('%s can be rendered, small', async (motif) => {
  const svg = draw(motif, 'table', 3).replace(/width="\d+" height="\d+"/, 'width="48" height="48"');
  const { info } = await sharp(Buffer.from(svg)).webp().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([48, 48]);
});

test.each(SCENES)(
  'the scene %s can be rendered, and stays free of numbers that are none',
  async (scene) => {
    const svg = draw('dress', scene, 3);
    expect(svg).not.toMatch(/NaN|undefined/);
    const { info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([840, 840]);
  },
);
