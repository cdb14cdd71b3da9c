import { execFileSync } from 'node:child_process';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { drawPhoto } from '../../testing/picture-form.ts';
import { createPictureWorkshop, pictureWorkshop } from './picture-workshop.ts';

/** Takes a good part of a second to decode and to encode. */
const drawLarge = () => drawPhoto('png', { width: 5000, height: 4000 });

describe('a picture that would take gigabytes', () => {
  it.each([
    ['one line that is far too long', () => header(50_000_000, 1)],
    ['one column that is far too long', () => header(1, 50_000_000)],
    ['a side that is a little too long', () => header(12_001, 10)],
    ['too many pixels', () => header(8000, 7000)],
    ['pixels of eight bytes', () => header(8000, 6000, { bits: 16, colour: 6 })],
  ])('is refused by its header: %s', async (_, draw) => {
    await expect(pictureWorkshop.run('large', draw())).rejects.toMatchObject({ reason: 'pixels' });
  });

  it('unlike one within the limits', async () => {
    const webp = await pictureWorkshop.run(
      'large',
      await drawPhoto('png', { width: 12_000, height: 20 }),
    );
    expect((await sharp(webp).metadata()).width).toBe(1440);
  });
});

it('what takes too long is ended, and the next picture finds a fresh process', async () => {
  const workshop = createPictureWorkshop({ processes: 1, timeLimitMs: 2000 });
  await workshop.run('large', await drawPhoto('png'));
  const impatient = createPictureWorkshop({ processes: 1, timeLimitMs: 1 });
  await expect(impatient.run('everySize', await drawLarge())).rejects.toMatchObject({
    reason: 'time',
  });
  expect(await workshop.run('everySize', await drawPhoto('png'))).toMatchObject({ width: 40 });
});

it('no more than two are decoded at a time, by processes that come after everything else', async () => {
  const workshop = createPictureWorkshop();
  const picture = await drawLarge();
  const running = Promise.all([1, 2, 3, 4].map(() => workshop.run('large', picture)));
  await new Promise((resolve) => setTimeout(resolve, 300));
  // Those of other tests are idle by now, but there.
  const processes = execFileSync('ps', ['-o', 'nice=,args=', '--ppid', String(process.pid)])
    .toString()
    .split('\n')
    .filter((line) => line.includes('picture-process/main.ts'));
  expect(processes.length).toBeLessThanOrEqual(2 + 2);
  expect(await running).toHaveLength(4);
});

it('those who would wait in too much memory are asked to come later', async () => {
  const picture = await drawPhoto('png');
  const workshop = createPictureWorkshop({ processes: 1, waitingMaxBytes: picture.length * 2 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => workshop.run('large', picture)),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array<string>(3).fill('fulfilled'),
    ...Array<string>(2).fill('rejected'),
  ]);
  expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'unavailable' } });
});

/** The beginning of a PNG that says how large it is, and never gets further. */
function header(width: number, height: number, { bits = 8, colour = 2 } = {}): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([bits, colour], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', data),
    chunk('IDAT', Buffer.from([0x78, 0x9c])),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}
