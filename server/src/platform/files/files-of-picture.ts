import { AVIF_SIZES, PICTURE_SIZES } from './picture-sizes.ts';

/** Every file that a picture may have, below the folder of `/files/`. */
export function filesOfPicture(key: string): string[] {
  return [
    ...Object.keys(PICTURE_SIZES).map((size) => `${key}-${size}.webp`),
    ...AVIF_SIZES.map((size) => `${key}-${size}.avif`),
  ];
}
