import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { Id, type Money } from './common.ts';
import type { FeedPost } from './feed.ts';
import type { ItemDetail } from './items.ts';
import { ITEMS_WATCHED_MAX } from './limits.ts';
import type { Locale } from './locales.ts';

/** What everybody may see of an item at this moment, in short. */
export interface ShownNow {
  readonly name: string;
  /** Its name in other languages. */
  readonly names: Readonly<Partial<Record<Locale, string>>>;
  readonly price: Money | null;
  readonly old_price: Money | null;
  /** Whether the price is the lowest of several. */
  readonly is_from: boolean;
  /** Nothing of it is left, in any size. */
  readonly is_sold_out: boolean;
  /** Of an event: it does not take place. */
  readonly is_cancelled: boolean;
  /** Changes whenever something on its page does. */
  readonly stamp: string;
}

/** Null: it is not, or no longer, shown to everybody. */
export interface ItemNow {
  readonly id: number;
  readonly shown: ShownNow | null;
}

/** What a client says over the stream `items`: all items that its page shows; it is told how they are, and each change. */
export const WatchedItems = z.object({ watch: z.array(Id).check(atMost(ITEMS_WATCHED_MAX)) });
export type WatchedItems = z.output<typeof WatchedItems>;

/** A post of a list, with a word about what has changed since the list was read. */
export interface LivePost extends FeedPost {
  readonly news?: string | undefined;
}

/** The page of an item that was taken away while it was open. */
export interface LiveDetail extends ItemDetail {
  readonly is_gone?: true;
}
