import type { FindListedPages } from '../../../platform/http/listed-pages.ts';
import { selectOpenOrganizations } from '../organizations/index.ts';
import type { DirectoryDb } from './select-found.ts';

/** The services that somebody offers who can be found. */
export const createFindListedServices =
  (db: DirectoryDb): FindListedPages =>
  async (after, limit) => {
    const rows = await db
      .selectFrom('service')
      .select('service.id')
      .where('service.parent_id', 'is not', null)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('organization_service')
            .select('organization_service.service_id')
            .whereRef('organization_service.service_id', '=', 'service.id')
            .where('organization_service.organization_id', 'in', selectOpenOrganizations(db)),
        ),
      )
      .where('service.id', '>', after)
      .orderBy('service.id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => ({ id, path: `/services/${id}` }));
  };
