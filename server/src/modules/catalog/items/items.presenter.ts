import type { Money } from '@karavan/shared-api/contract/common';
import type { FeedPost } from '@karavan/shared-api/contract/feed';
import type { InstagramPost } from '@karavan/shared-api/contract/instagram-posts';
import type { ItemDelivery, ItemVideo } from '@karavan/shared-api/contract/items';
import type { MessageItem } from '@karavan/shared-api/contract/messenger';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { presentImage, type PictureRow } from '../../../platform/files/present-image.ts';
import { videoUrl } from '../../../platform/files/present-video.ts';
import { youtubePlayerUrl } from '../../../platform/files/youtube/youtube-player.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { presentOrganizationCard } from '../../organizations/organizations/index.ts';
import type { Convert } from '../currencies/index.ts';
import { dateWords } from './events/date-words.ts';
import type { PostRow } from './item-cards.ts';
import type { DeliveryRates } from './item.queries.ts';

interface VideoRow extends PictureRow {
  readonly video_key: string | null;
  readonly youtube_id: string | null;
}

export function presentVideo({ video_key, youtube_id, ...poster }: VideoRow): ItemVideo {
  return {
    ...(video_key === null
      ? { type: 'youtube_video', url: youtubePlayerUrl(youtube_id!) }
      : { type: 'video', url: videoUrl(video_key) }),
    poster: presentImage(poster),
  };
}

/** A post by its path. */
export const presentInstagramPost = (path: string): InstagramPost => ({
  type: path.startsWith('reel/') ? 'instagram_video' : 'instagram_image',
  url: `https://www.instagram.com/${path}/`,
});

/** The lowest fee, and whether others are paid elsewhere, as a promise before an address is known. */
export function presentDelivery(rates: DeliveryRates, currency: string): ItemDelivery {
  const sum = (minor: number | null) => (minor === null ? null : presentMoney(minor, currency));
  const isFree = rates.payer === 'organization';
  return {
    fee: presentMoney(isFree ? 0 : rates.base_fee, currency),
    is_by_distance: !isFree && (rates.fee_per_km > 0 || rates.has_zones),
    free_from: isFree ? null : sum(rates.free_from),
    min_order: sum(rates.min_order),
  };
}

/** An item as `selectOfferedItem` reads it. */
interface OfferedItemRow {
  readonly id: number;
  readonly name: string;
  readonly price: number | null;
  readonly price_unit: PeriodUnit | null;
  readonly by_night: boolean;
  readonly is_from: boolean;
  readonly old_price: number | null;
  readonly currency: string;
  readonly image: PictureRow | null;
}

export function presentOfferedItem({ currency, image, ...row }: OfferedItemRow): MessageItem {
  const money = (amount: number | null) =>
    amount === null ? null : presentMoney(amount, currency);
  return {
    id: row.id,
    name: row.name,
    image: image && presentImage(image),
    price: money(row.price),
    price_unit: row.price_unit,
    ...(row.by_night && { by_night: true }),
    ...(row.is_from && { is_from: true }),
    old_price: money(row.old_price),
  };
}

/** Without `convert` the price stands alone. */
export function presentPost(row: PostRow, locale: Locale, convert?: Convert): FeedPost {
  const money = (amount: number | null): Money | null =>
    amount === null ? null : presentMoney(amount, row.currency);
  const written = row.translations[locale];
  const [image, ...further] = row.pictures.map(presentImage);
  return {
    id: row.id,
    kind: row.kind,
    name: written?.title ?? row.name,
    // A text that nobody has translated is better than none.
    description: written?.description || row.description,
    price: money(row.price),
    price_unit: row.price_unit,
    ...(row.by_night && { by_night: true }),
    ...(row.is_from && { is_from: true }),
    ...(row.date && { date: presentDate(row.date, locale) }),
    old_price: money(row.old_price),
    converted_price: row.price === null ? undefined : convert?.(row.price, row.currency),
    image: image ?? null,
    // Seen only by whoever turns to them: their previews are not worth their bytes in every list.
    ...(further.length > 0 && {
      more_images: further.map((picture) => ({ ...picture, thumbhash: null })),
    }),
    organization: presentOrganizationCard(row, locale),
    like_count: row.like_count,
    comment_count: row.comment_count,
    is_liked: row.is_liked,
    is_saved: row.is_saved,
    created_at: row.created_at.toISOString(),
  };
}

function presentDate(
  { starts_at, ...date }: NonNullable<PostRow['date']>,
  locale: Locale,
): NonNullable<FeedPost['date']> {
  const start = new Date(starts_at);
  return {
    starts_at: start.toISOString(),
    more_dates: date.more_dates,
    words: dateWords({ ...date, starts_at: start }, locale),
  };
}
