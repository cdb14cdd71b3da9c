export { useBookmark } from './use-bookmark.ts';
export { useLike } from './use-like.ts';
