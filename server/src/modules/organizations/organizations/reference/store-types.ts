import { sql, type Kysely } from 'kysely';
import type { OrganizationsTables } from '../organizations.tables.ts';
import { ORGANIZATION_SUBTYPES } from './organization-subtypes.ts';
import { ORGANIZATION_TYPES } from './organization-types.ts';

const TYPES = [
  ...ORGANIZATION_TYPES.map(({ id, ...titles }) => ({ id, parent_id: null, titles })),
  ...ORGANIZATION_SUBTYPES.map(({ id, titles }) => ({
    id,
    parent_id: Math.floor(id / 100),
    titles,
  })),
];

/**
 * Brings the types of organizations that people choose from up to date. They belong to the product, not to the demo;
 * one that is no longer offered stays for those who have it.
 */
export async function storeOrganizationTypes(db: Kysely<OrganizationsTables>): Promise<void> {
  await db
    .insertInto('organization_type')
    .values(TYPES.map((type) => ({ ...type, titles: JSON.stringify(type.titles) })))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          titles: sql`excluded.titles`,
          parent_id: sql`excluded.parent_id`,
        })
        .where(
          sql<boolean>`(organization_type.titles, organization_type.parent_id)
            is distinct from (excluded.titles, excluded.parent_id)`,
        ),
    )
    .execute();
}
