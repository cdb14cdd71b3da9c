import type { Kysely } from 'kysely';
import type { FindListedPages } from '../../../platform/http/listed-pages.ts';
import type { OrganizationsTables } from './organizations.tables.ts';

/** The organizations that lists lead to and whose shop everybody sees. */
export const selectOpenOrganizations = (db: Pick<Kysely<OrganizationsTables>, 'selectFrom'>) =>
  db
    .selectFrom('organization')
    .select('organization.id')
    .where('organization.is_listed', '=', true)
    .where('organization.is_gated', '=', false);

export const createFindListedOrganizations =
  (db: Kysely<OrganizationsTables>): FindListedPages =>
  async (after, limit) => {
    const rows = await selectOpenOrganizations(db)
      .where('organization.id', '>', after)
      .orderBy('organization.id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => ({ id, path: `/organizations/${id}` }));
  };
