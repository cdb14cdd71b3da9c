import { sql, type Kysely } from 'kysely';
import type { OrganizationsTables } from './organizations.tables.ts';

/** Which parts of an organization's page its people have filled in, and by which clock and money it works. */
export function findCompleteness(db: Pick<Kysely<OrganizationsTables>, 'selectFrom'>, id: number) {
  return db
    .selectFrom('organization')
    .select((eb) => [
      'organization.currency',
      'organization.time_zone',
      eb('organization.image_id', 'is not', null).as('picture'),
      sql<boolean>`exists (
        select from jsonb_each_text(organization.descriptions) where value <> '')`.as(
        'description',
      ),
      eb
        .exists(
          eb
            .selectFrom('organization_hours')
            .select('weekday')
            .whereRef('organization_id', '=', 'organization.id'),
        )
        .as('hours'),
      eb
        .exists(
          eb
            .selectFrom('organization_contact')
            .select('kind')
            .whereRef('organization_id', '=', 'organization.id'),
        )
        .as('contacts'),
      eb('organization.address', '<>', '').as('place'),
    ])
    .where('organization.id', '=', id)
    .executeTakeFirst();
}
