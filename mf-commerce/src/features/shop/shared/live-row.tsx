import type { FeedPost } from '@karavan/shared-api/contract/feed';
import { useChangedItems } from '@karavan/shared-api/live-items';

interface LiveRowProps {
  readonly items: readonly FeedPost[];
  /** Reads the row again. */
  onChange(): void;
}

/** Has a row of an open page read again when one of its items has changed or is gone. Shows nothing. */
export function LiveRow({ items, onChange }: LiveRowProps) {
  useChangedItems(
    items.map(({ id }) => id),
    onChange,
  );
  return null;
}
