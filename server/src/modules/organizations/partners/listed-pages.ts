import { sql, type Kysely } from 'kysely';
import type { FindListedPages } from '../../../platform/http/listed-pages.ts';
import { selectOpenOrganizations } from '../organizations/index.ts';
import type { PartnershipListTables } from './partners.queries.ts';
import { PARTNERS } from './search-partners.ts';

/** The organizations with a page of what they and their partners show. */
export const createFindListedPartners =
  (db: Kysely<PartnershipListTables>): FindListedPages =>
  async (after, limit) => {
    const rows = await selectOpenOrganizations(db)
      .where(sql<boolean>`exists (${PARTNERS})`)
      .where('organization.id', '>', after)
      .orderBy('organization.id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => ({ id, path: `/home/partners/${id}` }));
  };
