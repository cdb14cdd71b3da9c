import type { Kysely } from 'kysely';
import { presentImage } from '../../../platform/files/present-image.ts';
import { textIn } from '../../../platform/texts/texts.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { previewById, type FindPreview } from '../../../platform/http/page-preview.ts';
import { findOrganization } from './organizations.queries.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** An organization as other sites show it, with where and when to find it. */
export function createOrganizationPreview(
  db: Kysely<OrganizationsTables & FilesTables>,
): FindPreview {
  return previewById(async (id, locale) => {
    const row = await findOrganization(db, id);
    if (!row) return null;
    const picture = row.banner ?? row.logo;
    return {
      title: `${row.title} — ${textIn(row.type_titles, locale)}, ${row.city}`,
      description: textIn(row.descriptions, locale),
      image: picture && presentImage(picture),
      type: 'business.business',
      properties: {
        'place:location:latitude': String(row.latitude),
        'place:location:longitude': String(row.longitude),
        'business:contact_data:street_address': row.address,
        'business:contact_data:locality': row.city,
        'business:contact_data:country_name': row.country,
      },
      thing: {
        '@type': 'LocalBusiness',
        name: row.title,
        ...(row.phone && { telephone: row.phone }),
        ...(row.site && { sameAs: row.site }),
        address: {
          '@type': 'PostalAddress',
          streetAddress: row.address,
          addressLocality: row.city,
          addressCountry: row.country,
        },
        geo: { '@type': 'GeoCoordinates', latitude: row.latitude, longitude: row.longitude },
        openingHoursSpecification: row.week.map(({ weekday, opens_at, closes_at }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: WEEKDAYS[weekday - 1],
          opens: opens_at.slice(0, 5),
          closes: closes_at.slice(0, 5),
        })),
      },
    };
  });
}
