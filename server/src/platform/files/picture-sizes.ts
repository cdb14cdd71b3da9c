/** Longest sides of the stored sizes, in pixels. */
export const PICTURE_SIZES = { small: 320, medium: 720, large: 1440 } as const;
export type PictureSize = keyof typeof PICTURE_SIZES;
