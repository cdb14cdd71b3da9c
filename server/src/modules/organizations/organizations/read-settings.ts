import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { OrganizationSettings } from '@karavan/shared-api/contract/organization-editing';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { presentImage } from '../../../platform/files/present-image.ts';
import { selectPicture } from '../../../platform/files/select-picture.ts';
import { presentMoney } from '../../../platform/money/present-money.ts';
import { organizationColor } from './organization-color.ts';
import type { OrganizationsTables } from './organizations.tables.ts';
import { selectContacts, selectSocials } from './select-contacts.ts';
import { selectWeek, specialOf, usualOf } from './working-hours.ts';

type SettingsTables = OrganizationsTables & FilesTables;

/**
 * What an organization tells of itself, in all languages.
 * @throws ApiError `not_found`
 */
export async function readSettings(
  db: Pick<Kysely<SettingsTables>, 'selectFrom'>,
  id: number,
): Promise<OrganizationSettings> {
  const row = await db
    .selectFrom('organization')
    .selectAll('organization')
    .select((eb) => {
      const organization = eb.ref('organization.id');
      return [
        selectPicture(eb.ref('organization.image_id')).as('logo'),
        selectPicture(eb.ref('organization.banner_id')).as('banner'),
        selectWeek(organization).as('week'),
        selectContacts(organization).as('contacts'),
        selectSocials(organization).as('socials'),
        jsonArrayFrom(
          eb
            .selectFrom('organization_subtype')
            .select('type_id')
            .whereRef('organization_id', '=', 'organization.id')
            .orderBy('type_id'),
        ).as('subtypes'),
        sql<boolean>`has_sums(${organization})`.as('is_currency_frozen'),
      ];
    })
    .where('organization.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  const { latitude, longitude, currency } = row;
  return {
    id,
    title: row.title,
    description: row.descriptions,
    type: row.type_id,
    subtypes: row.subtypes.map(({ type_id }) => type_id),
    image: row.logo && presentImage(row.logo),
    banner: row.banner && presentImage(row.banner),
    color: organizationColor(id, row.logo?.color),
    region: { country: row.country, city: row.city },
    address: row.address,
    location: { latitude, longitude },
    currency,
    week: usualOf(row.week).map(({ weekday, ...hours }) => ({
      weekday,
      ...presentInterval(hours),
    })),
    special_days: specialOf(row.week).map(({ day, hours }) => ({
      day,
      hours: hours.map(presentInterval),
    })),
    contacts: row.contacts,
    socials: row.socials,
    average_check:
      row.average_check === null ? null : presentMoney(row.average_check, currency).amount,
    is_gated: row.is_gated,
    time_zone: row.time_zone,
    is_currency_frozen: row.is_currency_frozen,
    version: row.version,
  };
}

const presentInterval = (hours: { readonly opens_at: string; readonly closes_at: string }) => ({
  start_time: hours.opens_at,
  end_time: hours.closes_at,
});
