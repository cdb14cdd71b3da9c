import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { FILMED, videoFrames } from './video-frames.ts';

/**
 * Films the demo's own pictures: `CHROMIUM=/usr/bin/chromium node server/seeds/videos/record-videos.ts`.
 * The recordings are committed, as the seeds have no browser. It takes one that encodes H.264, which
 * all browsers play.
 */
const FORMAT = 'video/mp4;codecs=avc1.42E01F';
const WIDTH = 480;
const HEIGHT = 480;
const SECONDS = 6;
const BITS_PER_SECOND = 260_000;

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? chromium.executablePath(),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const motif of FILMED) {
  const frames = videoFrames(motif).map(
    (svg) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  );
  const options = {
    frames,
    format: FORMAT,
    width: WIDTH,
    height: HEIGHT,
    duration: SECONDS * 1000,
    bitsPerSecond: BITS_PER_SECOND,
  };
  const video = Buffer.from(await page.evaluate(film, options), 'base64');
  await writeFile(path.join(import.meta.dirname, `${motif}.mp4`), video);
  console.log(`${motif}: ${video.length} bytes`);
}
await browser.close();

/** Runs in the browser: comes slowly closer to each picture, and fades into the next. Answers base64. */
async function film(options: {
  frames: string[];
  format: string;
  width: number;
  height: number;
  duration: number;
  bitsPerSecond: number;
}): Promise<string> {
  const { frames, format, width, height, duration, bitsPerSecond } = options;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  const pictures = await Promise.all(
    frames.map(async (src) => {
      const picture = Object.assign(new Image(), { src });
      await picture.decode();
      return createImageBitmap(picture, { resizeWidth: width * 2, resizeHeight: height * 2 });
    }),
  );
  const draw = (index: number, progress: number, opacity: number) => {
    const picture = pictures[index];
    if (!picture) return;
    const scale = 1 + progress * 0.15;
    context.globalAlpha = opacity;
    context.drawImage(
      picture,
      (width * (1 - scale)) / 2,
      (height * (1 - scale)) / 2,
      width * scale,
      height * scale,
    );
  };

  const recorder = new MediaRecorder(canvas.captureStream(24), {
    mimeType: format,
    videoBitsPerSecond: bitsPerSecond,
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => {
    recorder.addEventListener('stop', resolve);
  });
  recorder.start();
  const start = performance.now();
  const each = duration / pictures.length;
  for (let time = 0; time < duration; time = performance.now() - start) {
    const index = Math.floor(time / each);
    const progress = (time % each) / each;
    draw(index, progress, 1);
    draw(index + 1, 0, Math.max(0, progress - 0.8) * 5);
    await new Promise(requestAnimationFrame);
  }
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
