import type { RowKind } from './row-places.ts';

/** What stands beside the feed, where there is room, instead of between the posts. */
export const ASIDE: readonly RowKind[] = ['promotions', 'open'];

/** In pixels; the page begins to keep the room there, too (`browse-feed.tsx`). */
const ROOM = 1600;
export const HAS_ROOM_ASIDE = `@media (min-width: ${ROOM}px)`;
export const NO_ROOM_ASIDE = `@media (max-width: ${ROOM - 1}px)`;
