import type { Kysely } from 'kysely';
import { presentImage } from '../../../platform/files/present-image.ts';
import { textIn } from '../../../platform/texts/texts.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { previewById, type FindPreview } from '../../../platform/http/page-preview.ts';
import { socialAccountOf } from '@karavan/shared-api/contract/social-networks';
import { findOrganization } from './organizations.queries.ts';
import type { OrganizationsTables } from './organizations.tables.ts';
import { specialOf, usualOf } from './working-hours.ts';

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
    const phone = row.contacts.find(({ kind }) => kind === 'phone')?.value;
    const email = row.contacts.find(({ kind }) => kind === 'mail')?.value;
    const elsewhere = [
      ...row.contacts.filter(({ kind }) => kind === 'web'),
      ...row.socials,
    ].flatMap(({ kind, value }) =>
      kind === 'phone' || kind === 'mail' ? [] : (socialAccountOf(kind, value)?.url ?? []),
    );
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
        ...(phone && { telephone: phone }),
        ...(email && { email }),
        ...(elsewhere.length > 0 && { sameAs: elsewhere }),
        address: {
          '@type': 'PostalAddress',
          streetAddress: row.address,
          addressLocality: row.city,
          addressCountry: row.country,
        },
        geo: { '@type': 'GeoCoordinates', latitude: row.latitude, longitude: row.longitude },
        openingHoursSpecification: [
          ...usualOf(row.week).map(({ weekday, ...hours }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: WEEKDAYS[weekday - 1],
            ...intervalOf(hours),
          })),
          // By schema.org, a day off opens and closes at the same time.
          ...specialOf(row.week).flatMap(({ day, hours }) =>
            (hours.length > 0 ? hours : [{ opens_at: '00:00', closes_at: '00:00' }]).map((own) => ({
              '@type': 'OpeningHoursSpecification',
              validFrom: day,
              validThrough: day,
              ...intervalOf(own),
            })),
          ),
        ],
      },
    };
  });
}

const intervalOf = (hours: { readonly opens_at: string; readonly closes_at: string }) => ({
  opens: hours.opens_at,
  closes: hours.closes_at,
});
