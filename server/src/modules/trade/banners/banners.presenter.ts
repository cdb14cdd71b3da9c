import type { BannerState } from '@karavan/shared-api/contract/banner-places';
import type { Banner } from '@karavan/shared-api/contract/banners';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { presentImage, type PictureRow } from '../../../platform/files/present-image.ts';
import { presentOrganizationCard } from '../../organizations/organizations/index.ts';
import { markOf, type BannerMark } from './banner-mark.ts';
import type { BannerRow } from './banners.queries.ts';

/** @param mark null on the page of its own organization */
export function presentBanner(row: BannerRow, locale: Locale, mark: BannerMark | null): Banner {
  return {
    id: row.id,
    organization: presentOrganizationCard(row, locale),
    image: presentImage(pictureOf(row)),
    text: row.text,
    path: pathOf(row),
    mark: mark && markOf(mark, row.organization_title, locale),
  };
}

/** Every banner has a picture. */
export function pictureOf({ image }: { readonly image: PictureRow | null }): PictureRow {
  if (!image) throw new Error('A banner without its picture');
  return image;
}

type Target = Pick<
  BannerRow,
  'id' | 'kind' | 'organization_id' | 'item_id' | 'collection_id' | 'promotion_id'
>;

function pathOf({ id, kind, organization_id, ...to }: Target): string {
  switch (kind) {
    case 'item':
      return `/p/${to.item_id}`;
    case 'collection':
      return `/organizations/${organization_id}/collections/${to.collection_id}`;
    case 'promotion':
      return `/promotions/${to.promotion_id}`;
    case 'organization':
      return `/organizations/${organization_id}`;
    case 'link':
      return `/away/banners/${id}`;
  }
}

interface Standing {
  readonly archived_at: Date | null;
  readonly is_shown: boolean;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

/** Where a banner stands; what its times make of it needs no job. */
export function bannerStateOf(
  { archived_at, is_shown, starts_at, ends_at }: Standing,
  now: Date,
): BannerState {
  if (archived_at !== null) return 'archived';
  if (ends_at !== null && ends_at <= now) return 'over';
  if (!is_shown) return 'hidden';
  return starts_at > now ? 'planned' : 'shown';
}
