import sharp, { type Metadata, type Sharp } from 'sharp';
import { PICTURE_SIZES } from '../picture-sizes.ts';
import { UnreadablePictureError } from '../unreadable-picture-error.ts';

/** Lines this long, or this many of them, cost more than their pixels. No camera's picture has them. */
const SIDE_MAX = 12_000;
const PIXELS_MAX = 50_000_000;
/** What the pixels take once they are unpacked: those of some files have eight bytes each. */
const DECODED_BYTES_MAX = 4 * PIXELS_MAX;

const BYTES_OF_DEPTH: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
const BYTES_OF_OTHER_DEPTH = 8;

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
  const metadata = await sharp(input, { limitInputPixels: false }).metadata().catch(refuseFormat);
  if (isTooLarge(metadata)) throw new UnreadablePictureError('pixels');
  const { data, info } = await sharp(input, { limitInputPixels: PIXELS_MAX })
    .rotate()
    .resize(PICTURE_SIZES.large, PICTURE_SIZES.large, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseFormat);
  const { width, height } = metadata.autoOrient;
  return { upright: sharp(data, { raw: info }), width, height };
}

function isTooLarge({ width, height, channels, depth }: Metadata): boolean {
  const pixels = width * height;
  const bytesPerPixel = channels * (BYTES_OF_DEPTH[depth] ?? BYTES_OF_OTHER_DEPTH);
  return (
    Math.max(width, height) > SIDE_MAX ||
    pixels > PIXELS_MAX ||
    pixels * bytesPerPixel > DECODED_BYTES_MAX
  );
}

/** Whatever fails while a picture is decoded is the picture's fault. */
function refuseFormat(cause: unknown): never {
  throw new UnreadablePictureError('format', { cause });
}
