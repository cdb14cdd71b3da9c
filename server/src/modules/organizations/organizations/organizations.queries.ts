import type { Kysely } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

export type OrganizationRow = NonNullable<Awaited<ReturnType<typeof findOrganization>>>;

export function findOrganization(db: Kysely<OrganizationsTables & FilesTables>, id: number) {
  return db
    .selectFrom('organization')
    .innerJoin('organization_type', 'organization_type.id', 'organization.type_id')
    .select((eb) => {
      const picture = (column: 'image_id' | 'banner_id') =>
        jsonObjectFrom(
          eb
            .selectFrom('file')
            .select(['file.key', 'file.width', 'file.height', 'file.thumbhash'])
            .whereRef('file.id', '=', `organization.${column}`),
        );
      return [
        'organization.id',
        'organization.title',
        'organization.descriptions',
        'organization.verification_status',
        'organization.follower_count',
        'organization.city',
        'organization.country',
        'organization.address',
        'organization.latitude',
        'organization.longitude',
        'organization.phone',
        'organization.site',
        'organization.email',
        'organization.time_zone',
        'organization.currency',
        'organization_type.titles as type_titles',
        picture('image_id').as('logo'),
        picture('banner_id').as('banner'),
        jsonArrayFrom(
          eb
            .selectFrom('organization_hours')
            .select(['weekday', 'opens_at', 'closes_at'])
            .whereRef('organization_id', '=', 'organization.id')
            .orderBy('weekday'),
        ).as('hours'),
      ];
    })
    .where('organization.id', '=', id)
    .executeTakeFirst();
}

export function findClient(
  db: Kysely<OrganizationsTables & FilesTables>,
  id: number,
  userId: number,
) {
  return db
    .selectFrom('organization')
    .select((eb) => [
      'organization.currency',
      eb
        .exists(
          eb
            .selectFrom('organization_follower')
            .select('user_id')
            .whereRef('organization_id', '=', 'organization.id')
            .where('user_id', '=', userId),
        )
        .as('is_following'),
    ])
    .where('organization.id', '=', id)
    .executeTakeFirst();
}
