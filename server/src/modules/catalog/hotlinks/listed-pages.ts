import { sql, type Kysely } from 'kysely';
import type { FindListedPages } from '../../../platform/http/listed-pages.ts';
import {
  selectOpenOrganizations,
  type OrganizationsTables,
} from '../../organizations/organizations/index.ts';
import type { HotlinksTables } from './hotlinks.tables.ts';
import { IS_SHOWN } from './read-hotlinks.ts';

/** The pages on which there is a link. */
export const createFindListedHotlinks =
  (db: Kysely<HotlinksTables & OrganizationsTables>): FindListedPages =>
  async (after, limit) => {
    const rows = await selectOpenOrganizations(db)
      .where(
        sql<boolean>`exists (
          select from hotlink where hotlink.organization_id = organization.id and ${IS_SHOWN})`,
      )
      .where('organization.id', '>', after)
      .orderBy('organization.id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => ({ id, path: `/organizations/${id}/hotlinks` }));
  };
