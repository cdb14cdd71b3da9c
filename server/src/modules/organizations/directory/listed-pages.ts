import { sql } from 'kysely';
import type { FindListedPages } from '../../../platform/http/listed-pages.ts';
import type { DirectoryDb } from './list-organizations.ts';

/** The services that somebody offers who can be found. */
export const createFindListedServices =
  (db: DirectoryDb): FindListedPages =>
  async (after, limit) => {
    const rows = await db
      .selectFrom('service')
      .select('service.id')
      .where('service.parent_id', 'is not', null)
      .where(
        sql<boolean>`exists (
          select from organization_service join organization
            on organization.id = organization_service.organization_id
          where organization_service.service_id = service.id and organization.is_listed)`,
      )
      .where('service.id', '>', after)
      .orderBy('service.id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => ({ id, path: `/services/${id}` }));
  };
