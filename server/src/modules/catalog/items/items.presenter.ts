import type { Image, Money } from '@karavan/shared-api/contract/common';
import type { FeedPost, OrganizationCard } from '@karavan/shared-api/contract/feed';
import type { ItemVideo } from '@karavan/shared-api/contract/items';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { presentMoney } from '../../../platform/money/present-money.ts';
import type { Convert } from '../currencies/index.ts';
import type { Texts } from './items.tables.ts';
import type { PostRow } from './feed.queries.ts';

interface FileRow {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string | null;
}

export function presentImage({ key, width, height, thumbhash }: FileRow): Image {
  const url = (size: string) => `/files/${key}-${size}.webp`;
  return {
    small: url('small'),
    medium: url('medium'),
    large: url('large'),
    width,
    height,
    thumbhash,
  };
}

/** Plays videos of YouTube without its cookies; the documents' policy lets only it into frames. */
export const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com';

interface VideoRow extends FileRow {
  readonly video_key: string | null;
  readonly youtube_id: string | null;
}

export function presentVideo({ video_key, youtube_id, ...poster }: VideoRow): ItemVideo {
  return {
    ...(video_key === null
      ? { type: 'youtube_video', url: `${YOUTUBE_PLAYER}/embed/${youtube_id}` }
      : { type: 'video', url: videoUrl(video_key) }),
    poster: presentImage(poster),
  };
}

export function videoUrl(key: string): string {
  return `/files/${key}.mp4`;
}

/** Without `convert` the price stands alone. */
export function presentPost(row: PostRow, locale: Locale, convert?: Convert): FeedPost {
  const money = (amount: number | null): Money | null =>
    amount === null ? null : presentMoney(amount, row.currency);
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    description: row.description,
    price: money(row.price),
    price_unit: row.price_unit,
    old_price: money(row.old_price),
    converted_price: row.price === null ? undefined : convert?.(row.price, row.currency),
    image: row.image && presentImage(row.image),
    organization: presentOrganization(row, locale),
    like_count: row.like_count,
    comment_count: row.comment_count,
    is_liked: row.is_liked,
    is_saved: row.is_saved,
    created_at: row.created_at.toISOString(),
  };
}

interface OrganizationRow {
  readonly organization_id: number;
  readonly organization_title: string;
  readonly verification_status: string;
  readonly type_titles: Texts;
  readonly logo_key: string | null;
  readonly logo_width: number | null;
  readonly logo_height: number | null;
  readonly logo_thumbhash: string | null;
}

export function presentOrganization(row: OrganizationRow, locale: Locale): OrganizationCard {
  return {
    id: row.organization_id,
    title: row.organization_title,
    image: row.logo_key
      ? presentImage({
          key: row.logo_key,
          width: row.logo_width ?? 0,
          height: row.logo_height ?? 0,
          thumbhash: row.logo_thumbhash,
        })
      : null,
    type: textIn(row.type_titles, locale),
    is_verified: row.verification_status === 'verified',
  };
}

/** The text in a language, else in Russian. */
export function textIn(texts: Partial<Texts>, locale: Locale): string {
  return texts[locale] ?? texts.ru ?? '';
}
