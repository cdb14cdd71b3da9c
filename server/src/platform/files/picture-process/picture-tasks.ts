import { createHash } from 'node:crypto';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { AVIF_SIZES, PICTURE_SIZES, type PictureSize } from '../picture-sizes.ts';
import { decodePicture } from './decode-picture.ts';
import { encodeDocument, encodePicture } from './encode-picture.ts';
import { signColorOf } from './sign-color.ts';

const SAMPLE_SIDE = 64;
const AVIF_QUALITY = 55;
/** Of 9: six times the speed of the usual 4, for a tenth more bytes. */
const AVIF_EFFORT = 2;

export interface EncodedFile {
  readonly size: PictureSize;
  readonly data: Buffer;
}

/** What is done with pictures: always in a process of its own, see `picture-workshop.ts`. */
export const pictureTasks = {
  /** A picture re-encoded in every size, described. */
  async everySize(input: Buffer, { isWatermarked = false }: { isWatermarked?: boolean } = {}) {
    const decoded = await decodePicture(input);
    const files = await Promise.all(
      (Object.keys(PICTURE_SIZES) as PictureSize[]).map(async (size): Promise<EncodedFile> => ({
        size,
        data: await encodePicture(decoded, size, { isWatermarked }),
      })),
    );
    const { upright, width, height } = decoded;
    const sample = await sampleOf(upright);
    return {
      files,
      width,
      height,
      contentHash: await hashOf(upright),
      thumbhash: thumbhashOf(sample),
      color: signColorOf(sample.data),
    };
  },

  /** The colour of a stored picture. */
  color: async (stored: Buffer) => signColorOf((await sampleOf(sharp(stored))).data),

  /** A picture re-encoded once. */
  large: async (input: Buffer) => encodePicture(await decodePicture(input), 'large'),

  /** A picture of a paper, re-encoded large enough to be read. */
  document: async (input: Buffer) => encodeDocument(await decodePicture(input)),

  /** What the smaller sizes of a stored picture look like as AVIF. */
  avif: (large: Buffer) =>
    Promise.all(
      AVIF_SIZES.map(async (size): Promise<EncodedFile> => {
        const side = PICTURE_SIZES[size];
        const data = await sharp(large)
          .resize(side, side, { fit: 'inside', withoutEnlargement: true })
          .avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT })
          .toBuffer();
        return { size, data };
      }),
    ),
};

export type PictureTasks = typeof pictureTasks;

async function hashOf(picture: Sharp): Promise<string> {
  const pixels = await picture.clone().toBuffer();
  return createHash('sha256').update(pixels).digest('hex');
}

interface Sample {
  /** RGBA, a byte each */
  readonly data: Buffer;
  readonly info: OutputInfo;
}

const sampleOf = (picture: Sharp): Promise<Sample> =>
  picture
    .clone()
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

function thumbhashOf({ data, info }: Sample): string {
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
