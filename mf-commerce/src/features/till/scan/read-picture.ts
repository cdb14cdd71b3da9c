/**
 * Larger pictures are scaled down to this: a code that is visible to a person is still large
 * enough.
 */
const SIDE_MAX = 1600;

/**
 * Finds the QR code in a picture file.
 * @returns its text, or null when there is none or the file is not a picture
 */
export async function readPicture(file: Blob): Promise<string | null> {
  const [{ default: decodeQR }, bitmap] = await Promise.all([
    import(/* webpackChunkName: "decode-qr" */ 'qr/decode.js'),
    createImageBitmap(file).catch(() => null),
  ]);
  if (!bitmap) return null;
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  // Transparent areas count as white.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  try {
    return decodeQR({ width, height, data }, { timeLimit: 2000 });
  } catch {
    return null;
  }
}
