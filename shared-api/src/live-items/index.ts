export { LivePosts } from './live-posts.tsx';
export { usePageWords, withLiveTexts } from './texts.tsx';
export { useChangedItems } from './use-changed-items.ts';
