import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { useLocation } from '@karavan/shared-api/router';

/**
 * What the card that led here has shown of the item, until the item itself is there: its pictures,
 * name and price. Each remote has a cache of its own, so the history entry carries it.
 */
export function useCarriedItem(id: number): ItemDetail | undefined {
  const { card } = (useLocation().state ?? {}) as { readonly card?: FeedPost };
  if (card?.id !== id) return undefined;
  return {
    ...card,
    images: card.image ? [card.image, ...(card.more_images ?? [])] : [],
    videos: [],
    instagram_posts: [],
    category: { id: 0, title: '' },
    address: '',
    city: '',
    time_zone: 'UTC',
    takes_online_payment: false,
    is_own: null,
    is_selling: true,
    working_now: null,
    delivery: null,
    rental: null,
    event: null,
    sizes: [],
  };
}
