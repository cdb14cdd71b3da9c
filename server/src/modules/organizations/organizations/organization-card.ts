import type { Kysely } from 'kysely';
import type { OrganizationCard } from '@karavan/shared-api/contract/feed';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { presentImage } from '../../../platform/files/present-image.ts';
import { textIn, type Texts } from '../../../platform/texts/texts.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

/** Organizations as their cards show them; `presentOrganizationCard` makes the card. */
export function selectOrganizationCards(db: Kysely<OrganizationsTables & FilesTables>) {
  return db
    .selectFrom('organization')
    .innerJoin('organization_type', 'organization_type.id', 'organization.type_id')
    .leftJoin('file as logo', 'logo.id', 'organization.image_id')
    .select([
      'organization.id as organization_id',
      'organization.title as organization_title',
      'organization.verification_status',
      'organization_type.titles as type_titles',
      'logo.key as logo_key',
      'logo.width as logo_width',
      'logo.height as logo_height',
      'logo.thumbhash as logo_thumbhash',
    ]);
}

interface OrganizationCardRow {
  readonly organization_id: number;
  readonly organization_title: string;
  readonly verification_status: string;
  readonly type_titles: Texts;
  readonly logo_key: string | null;
  readonly logo_width: number | null;
  readonly logo_height: number | null;
  readonly logo_thumbhash: string | null;
}

export function presentOrganizationCard(
  row: OrganizationCardRow,
  locale: Locale,
): OrganizationCard {
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
