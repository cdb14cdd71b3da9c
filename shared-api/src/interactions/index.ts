export { useFollow } from './use-follow.ts';
export { useItemInteractions } from './use-item-interactions.ts';
export { useItemTranslation } from './use-item-translation.ts';
export { useLike } from './use-like.ts';
export { useShare } from './use-share.ts';
