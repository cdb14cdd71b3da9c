/** Longest sides of the stored sizes, in pixels. */
export const PICTURE_SIZES = { small: 320, medium: 720, large: 1440 } as const;
export type PictureSize = keyof typeof PICTURE_SIZES;

/**
 * What lists and cards show, which becomes AVIF as well. The large size stays WebP: it is what the
 * others are made from, and encoding what is encoded would cost it detail.
 */
export const AVIF_SIZES: readonly PictureSize[] = ['small', 'medium'];

/** The size in pixels of what is stored as `large` of a picture of this size. */
export function storedSize({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, PICTURE_SIZES.large / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
