import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** What a reader finds in a screenshot (PNG); the page only unpacks its pixels. */
export async function readQr(page: Page, screenshot: Buffer): Promise<string> {
  const { width, height, pixels } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    // Millions of numbers would take a minute as a list.
    const address = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as string));
      reader.readAsDataURL(new Blob([data]));
    });
    return { width: bitmap.width, height: bitmap.height, pixels: address.split(',')[1]! };
  }, screenshot.toString('base64'));
  const data = Uint8ClampedArray.from(Buffer.from(pixels, 'base64'));
  return decodeQR({ width, height, data }, { timeLimit: 5000 });
}

/** Shows the seller's scanner a picture, as a phone's gallery would. */
export async function scanPicture(seller: Page, picture: Buffer): Promise<void> {
  await seller.goto('/scan');
  await seller
    .locator('input[type=file]')
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture });
}
