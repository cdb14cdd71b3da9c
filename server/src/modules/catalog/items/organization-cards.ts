import type { Kysely } from 'kysely';
import type { CatalogTables } from './items.tables.ts';

/** Organizations as their cards show them; `presentOrganization` makes the card. */
export function selectOrganizationCards(db: Kysely<CatalogTables>) {
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
