import sharp, { type Sharp } from 'sharp';
import { UnreadablePictureError } from './unreadable-picture-error.ts';

const PIXELS_MAX = 50_000_000;

/** Longest sides of the stored sizes, in pixels. */
export const PICTURE_SIZES = { small: 320, medium: 720, large: 1440 } as const;
export type PictureSize = keyof typeof PICTURE_SIZES;

export interface DecodedPicture {
  /** Turned as its camera was held, and no larger than what is stored. */
  readonly upright: Sharp;
  /** Of the original, upright. */
  readonly width: number;
  readonly height: number;
}

/**
 * Reads an encoded picture. That is done once, whatever it is written as afterwards: it costs more than
 * all of that together.
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
  const { data, info } = await sharp(input, { limitInputPixels: PIXELS_MAX })
    .rotate()
    .resize(PICTURE_SIZES.large, PICTURE_SIZES.large, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseFormat);
  return { upright: sharp(data, { raw: info }), width, height };
}

/** Whatever fails while a picture is decoded is the picture's fault. */
function refuseFormat(cause: unknown): never {
  throw new UnreadablePictureError('format', { cause });
}
