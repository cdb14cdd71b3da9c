import type { Page } from '@playwright/test';

/** Of a camera of twelve megapixels that was held upright: stored lying, with a note of how to turn it. */
const STORED = { width: 4000, height: 3000 };
/** Its first column is the top of what was seen (Exif 2.32, 4.6.4 A). */
const TURNED = 6;

/** A photo whose upper half is red and whose lower half is blue, once it is turned. */
export async function takePhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d')!;
    for (const [index, color] of ['#d02020', '#2020d0'].entries()) {
      context.fillStyle = color;
      context.fillRect((index * width) / 2, 0, width / 2, height);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  }, STORED);
  const jpeg = Buffer.from(base64, 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), orientation(TURNED), jpeg.subarray(2)]);
}

/** A segment with one entry of Exif, the orientation. */
function orientation(value: number): Buffer {
  const entry = Buffer.alloc(12);
  entry.writeUInt16LE(0x01_12, 0);
  entry.writeUInt16LE(3, 2);
  entry.writeUInt32LE(1, 4);
  entry.writeUInt16LE(value, 8);
  const count = Buffer.from([1, 0]);
  const tiff = Buffer.concat([
    Buffer.from('II*\0\b\0\0\0', 'latin1'),
    count,
    entry,
    Buffer.alloc(4),
  ]);
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** The size of a picture, and what colour its upper and its lower half have. */
export function describePicture(page: Page, address: string) {
  return page.evaluate(async (url) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob());
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const colorAt = (y: number) => {
      const [red, , blue] = context.getImageData(width / 2, y, 1, 1).data;
      return red! > blue! ? 'red' : 'blue';
    };
    return { width, height, top: colorAt(height * 0.1), bottom: colorAt(height * 0.9) };
  }, address);
}
