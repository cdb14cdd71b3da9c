import type { Kysely } from 'kysely';
import type { FindListedPages } from '../../../platform/http/listed-pages.ts';
import { IS_RUNNING, isPromotedTo, type PromotionReaderTables } from './promotions.queries.ts';

/** The promotions that everybody finds and may use now. */
export const createFindListedPromotions =
  (db: Kysely<PromotionReaderTables>): FindListedPages =>
  async (after, limit) => {
    const rows = await db
      .selectFrom('promotion')
      .innerJoin('organization', 'organization.id', 'promotion.organization_id')
      .select('promotion.id')
      .where('promotion.is_listed', '=', true)
      .where('organization.is_listed', '=', true)
      .where(IS_RUNNING)
      .where(isPromotedTo(null))
      .where('promotion.id', '>', after)
      .orderBy('promotion.id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => ({ id, path: `/promotions/${id}` }));
  };
