import type { Image } from '@karavan/shared-api/contract/common';

export interface PictureRow {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string | null;
}

/** The addresses of a picture's three sizes. */
export function presentImage({ key, width, height, thumbhash }: PictureRow): Image {
  const url = (size: string) => `/files/${key}-${size}.webp`;
  return {
    small: url('small'),
    medium: url('medium'),
    large: url('large'),
    width,
    height,
    thumbhash,
  };
}
