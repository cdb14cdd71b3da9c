import type { Kysely } from 'kysely';
import type { FindListedPages } from '../../../platform/http/listed-pages.ts';
import { selectOpenOrganizations } from '../../organizations/organizations/index.ts';
import { IS_RUNNING, type PromotionReaderTables } from './promotions.queries.ts';

/** The promotions that everybody finds and may use now. */
export const createFindListedPromotions =
  (db: Kysely<PromotionReaderTables>): FindListedPages =>
  async (after, limit) => {
    const rows = await db
      .selectFrom('promotion')
      .select('promotion.id')
      .where('promotion.is_listed', '=', true)
      .where(IS_RUNNING)
      .where(
        'promotion.organization_id',
        'in',
        selectOpenOrganizations(db).where('organization.status', 'in', ['active', 'announced']),
      )
      .where('promotion.id', '>', after)
      .orderBy('promotion.id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => ({ id, path: `/promotions/${id}` }));
  };
