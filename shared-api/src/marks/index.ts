export { useBookmark } from './use-bookmark.ts';
export { useFollow } from './use-follow.ts';
export { useLike } from './use-like.ts';
