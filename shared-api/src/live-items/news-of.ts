import type { FeedPost } from '../contract/feed.ts';
import type { ShownNow } from '../contract/live-items.ts';
import type { Locale } from '../contract/locales.ts';

/** What a card says beside its price once something has changed. */
export type ItemNews = 'gone' | 'cancelled' | 'sold_out' | 'price_changed';

/** Which news an item has by now. `before` is what was said of it last, `shown` how it is. */
export function newsOf(
  post: Pick<FeedPost, 'price'>,
  shown: ShownNow | null,
  before: ItemNews | undefined,
): ItemNews | undefined {
  if (!shown) return 'gone';
  if (shown.is_cancelled) return 'cancelled';
  if (shown.is_sold_out) return 'sold_out';
  const isOtherPrice = shown.price?.amount !== post.price?.amount;
  return isOtherPrice || before === 'price_changed' ? 'price_changed' : undefined;
}

/** A card with the values that the item has by now. What is gone keeps what it was. */
export function withValues<Post extends FeedPost>(
  post: Post,
  shown: ShownNow | null,
  locale: string,
): Post {
  if (!shown) return post;
  const { name, names, price, old_price, is_from } = shown;
  const isOtherPrice = price?.amount !== post.price?.amount;
  return {
    ...post,
    name: names[locale as Locale] ?? name,
    price,
    old_price,
    is_from: is_from || undefined,
    // In another currency only the server knows it.
    ...(isOtherPrice && { converted_price: undefined }),
  };
}
