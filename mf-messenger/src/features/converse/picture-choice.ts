import {
  MESSAGE_PICTURES_MAX,
  PICTURE_MAX_BYTES,
  PICTURE_MIN_BYTES,
} from '@karavan/shared-api/contract/limits';

export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const;

export type PictureProblem =
  | 'file_type'
  | 'file_too_big'
  | 'file_too_small'
  | 'pictures_over_limit';

export interface PictureChoice {
  readonly pictures: readonly File[];
  /** Why some of the chosen files were left out. */
  readonly problem: PictureProblem | null;
}

/** Adds the chosen files that a message can contain. */
export function choosePictures(present: readonly File[], chosen: readonly File[]): PictureChoice {
  const problems = chosen.map(problemOf);
  const fitting = chosen.filter((_, index) => problems[index] === null);
  const pictures = [...present, ...fitting];
  return {
    pictures: pictures.slice(0, MESSAGE_PICTURES_MAX),
    problem:
      problems.find((problem) => problem !== null) ??
      (pictures.length > MESSAGE_PICTURES_MAX ? 'pictures_over_limit' : null),
  };
}

function problemOf({ type, size }: File): PictureProblem | null {
  if (!PICTURE_TYPES.some((known) => known === type)) return 'file_type';
  if (size > PICTURE_MAX_BYTES) return 'file_too_big';
  return size < PICTURE_MIN_BYTES ? 'file_too_small' : null;
}
