import type { Image } from '@karavan/shared-api/contract/common';

export interface PictureRow {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string | null;
}

/** The addresses of a picture's three sizes. */
export function presentImage({ key, width, height, thumbhash }: PictureRow): Image {
  const file = `/files/${key}`;
  return {
    small: `${file}-small.webp`,
    medium: `${file}-medium.webp`,
    large: `${file}-large.webp`,
    width,
    height,
    thumbhash,
  };
}
