import sharp, { type Sharp } from 'sharp';
import { PICTURE_SIZES } from './picture-sizes.ts';
import { UnreadablePictureError } from './unreadable-picture-error.ts';

const PIXELS_MAX = 50_000_000;

export interface DecodedPicture {
  /** Turned as its camera was held, and no larger than what is stored. */
  readonly upright: Sharp;
  /** Of the original, upright. */
  readonly width: number;
  readonly height: number;
}

/**
 * Reads an encoded picture: once, however often it is written afterwards.
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
