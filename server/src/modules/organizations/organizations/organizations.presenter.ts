import type * as contract from '@karavan/shared-api/contract/organizations';
import { isSelling } from '@karavan/shared-api/contract/life-states';
import { socialAccountOf } from '@karavan/shared-api/contract/social-networks';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { presentImage } from '../../../platform/files/present-image.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { textIn } from '../../../platform/texts/texts.ts';
import { organizationColor } from './organization-color.ts';
import type { OrganizationRow } from './organizations.queries.ts';
import { presentHours } from './working-hours.ts';

interface OrganizationParts {
  readonly row: OrganizationRow;
  readonly cards: contract.DiscountCard[];
  readonly now: Date;
  readonly locale: Locale;
}

export function presentOrganization({
  row,
  cards,
  now,
  locale,
}: OrganizationParts): contract.OrganizationDetail {
  const isClosed = row.status === 'deactivated';
  const counting = isSelling(row.status) ? cards : [];
  return {
    id: row.id,
    title: row.title,
    description: textIn(row.descriptions, locale),
    type: textIn(row.type_titles, locale),
    subtypes: row.subtypes.map(({ titles }) => textIn(titles, locale)),
    image: row.logo && presentImage(row.logo),
    color: organizationColor(row.id, row.logo?.color),
    banner: row.banner && presentImage(row.banner),
    is_verified: row.verification_status === 'verified',
    follower_count: row.follower_count,
    is_gated: row.is_gated,
    state: row.status,
    closes_at: row.closes_at?.toISOString() ?? null,
    city: row.city,
    country: row.country,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    contacts: row.contacts,
    socials: row.socials.flatMap(({ kind, value }) => {
      const account = socialAccountOf(kind, value);
      return account ? [{ kind, ...account }] : [];
    }),
    average_check:
      row.average_check === null ? null : presentMoney(row.average_check, row.currency),
    // What is closed opens at no hour and reduces no price.
    working_hours: isClosed ? null : presentHours(row, now),
    discount_cards: counting,
    discount_card: counting[0] ?? null,
  };
}
