import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { selectPicture } from '../../../platform/files/select-picture.ts';
import { organizationsBlocking, type BlocksTables } from '../blocks/index.ts';
import type { OrganizationsTables } from './organizations.tables.ts';
import { selectContacts, selectSocials } from './select-contacts.ts';
import { selectWeek } from './working-hours.ts';

export type OrganizationRow = NonNullable<Awaited<ReturnType<typeof findOrganization>>>;

export function findOrganization(db: Kysely<OrganizationsTables & FilesTables>, id: number) {
  return db
    .selectFrom('organization')
    .innerJoin('organization_type', 'organization_type.id', 'organization.type_id')
    .select((eb) => {
      return [
        'organization.id',
        'organization.title',
        'organization.descriptions',
        'organization.verification_status',
        'organization.follower_count',
        'organization.is_gated',
        'organization.status',
        'organization.closes_at',
        'organization.city',
        'organization.country',
        'organization.address',
        'organization.latitude',
        'organization.longitude',
        'organization.average_check',
        'organization.time_zone',
        'organization.currency',
        'organization_type.titles as type_titles',
        selectPicture(eb.ref('organization.image_id')).as('logo'),
        selectPicture(eb.ref('organization.banner_id')).as('banner'),
        selectWeek(eb.ref('organization.id')).as('week'),
        selectContacts(eb.ref('organization.id')).as('contacts'),
        selectSocials(eb.ref('organization.id')).as('socials'),
        jsonArrayFrom(
          eb
            .selectFrom('organization_subtype')
            .innerJoin('organization_type as subtype', 'subtype.id', 'organization_subtype.type_id')
            .select('subtype.titles')
            .whereRef('organization_subtype.organization_id', '=', 'organization.id')
            .orderBy('subtype.id'),
        ).as('subtypes'),
      ];
    })
    .where('organization.id', '=', id)
    .executeTakeFirst();
}

export function findClient(
  db: Kysely<OrganizationsTables & BlocksTables & FilesTables>,
  id: number,
  userId: number,
) {
  return db
    .selectFrom('organization')
    .select((eb) => [
      'organization.currency',
      'organization.is_gated',
      eb
        .selectFrom('organization_follower')
        .select('organization_follower.status')
        .whereRef('organization_id', '=', 'organization.id')
        .where('user_id', '=', userId)
        .as('follow_status'),
      eb('organization.id', 'in', organizationsBlocking(userId)).as('is_blocked'),
    ])
    .where('organization.id', '=', id)
    .executeTakeFirst();
}

export async function hasOrganization(
  db: Kysely<OrganizationsTables>,
  id: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('organization')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
