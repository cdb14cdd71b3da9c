import type { Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../../database-tables.ts';

export function findOrganization(db: Kysely<Tables>, id: number) {
  return db
    .selectFrom('organization')
    .innerJoin('organization_type', 'organization_type.id', 'organization.type_id')
    .select((eb) => [
      'organization.id',
      'organization.title',
      'organization.descriptions',
      'organization.verification_status',
      'organization.city',
      'organization.country',
      'organization.address',
      'organization.latitude',
      'organization.longitude',
      'organization.phone',
      'organization.site',
      'organization.time_zone',
      'organization.opens_at',
      'organization.closes_at',
      'organization_type.titles as type_titles',
      jsonObjectFrom(
        eb
          .selectFrom('file')
          .select(['file.key', 'file.width', 'file.height', 'file.thumbhash'])
          .whereRef('file.id', '=', 'organization.image_id'),
      ).as('logo'),
    ])
    .where('organization.id', '=', id)
    .executeTakeFirst();
}
