export { useFollow } from './use-follow.ts';
export { useItemMarks } from './use-item-marks.ts';
export { useItemTranslation } from './use-item-translation.ts';
export { useLike } from './use-like.ts';
