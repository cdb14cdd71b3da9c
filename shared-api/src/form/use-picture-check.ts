import type { FieldProblem } from '../contract/field-problems.ts';
import { PICTURE_MAX_BYTES, PICTURE_MIN_BYTES } from '../contract/limits.ts';
import { useT } from './texts.ts';

/** Says what keeps a chosen file from being a picture of ours, before anything is sent. */
export function usePictureCheck(): (file: Blob) => string | undefined {
  const t = useT();
  return (file) => {
    const problem = pictureProblem(file);
    return problem && t(`problem_${problem}`);
  };
}

function pictureProblem({ type, size }: Blob): FieldProblem | undefined {
  if (type !== 'image/png' && type !== 'image/jpeg') return 'file_type';
  if (size > PICTURE_MAX_BYTES) return 'file_too_big';
  return size < PICTURE_MIN_BYTES ? 'file_too_small' : undefined;
}
