import sharp, { type Sharp } from 'sharp';
import { UnreadablePictureError } from './unreadable-picture-error.ts';

const PIXELS_MAX = 50_000_000;

export interface DecodedPicture {
  readonly upright: Sharp;
  readonly width: number;
  readonly height: number;
}

/**
 * Opens an encoded picture, turned as its camera was held. Its pixels are read when it is written.
 * @param input PNG, JPEG, WebP or, from our own generators only, SVG
 * @throws UnreadablePictureError
 */
export async function decodePicture(input: Buffer): Promise<DecodedPicture> {
  // Reads the header only; the limit of the decoder itself would fail like any broken file.
  const { autoOrient } = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch(refuseFormat);
  const { width, height } = autoOrient;
  if (width * height > PIXELS_MAX) throw new UnreadablePictureError('pixels');
  return { upright: sharp(input, { limitInputPixels: PIXELS_MAX }).rotate(), width, height };
}

/** Whatever fails while a picture is decoded is the picture's fault. */
export function refuseFormat(cause: unknown): never {
  throw new UnreadablePictureError('format', { cause });
}
