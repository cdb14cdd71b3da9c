import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import { LOCALES, type Locale } from '@karavan/shared-api/contract/locales';
import type {
  EditedPromotion,
  listStaffPromotions,
  StaffPromotion,
} from '@karavan/shared-api/contract/promotions';
import type { z } from 'zod/mini';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { presentImage } from '../../../../platform/files/present-image.ts';
import { presentAmount } from '../../../../platform/money/present-money.ts';
import { presentPercent } from '../../../../platform/money/present-percent.ts';
import { countUpToCap } from '../../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../../platform/paging/page-window.ts';
import { presentPicked, selectPicked, type ItemCardTables } from '../../../catalog/items/index.ts';
import { currencyOf } from '../currency-of.ts';
import { promotionStateOf } from '../promotion-state.ts';
import { presentPromotion } from '../promotions.presenter.ts';
import {
  selectPromotions,
  type PromotionReader,
  type PromotionReaderTables,
} from '../promotions.queries.ts';

type EditedReader = Pick<Kysely<PromotionReaderTables & ItemCardTables>, 'selectFrom'>;

/** All promotions of an organization, the newest first. */
export async function findStaffPromotions(
  db: PromotionReader & QueryExecutorProvider,
  organizationId: number,
  { page, limit, cursor }: z.output<typeof listStaffPromotions.query>,
  locale: Locale,
) {
  const window = pageWindow({ page, limit, cursor }, 'id');
  const { after } = window;
  const now = new Date();
  const [rows, count, currency] = await Promise.all([
    selectPromotions(db)
      .where('promotion.organization_id', '=', organizationId)
      .$if(after !== undefined, (query) => query.where('promotion.id', '<', after!.id))
      .orderBy('promotion.id', 'desc')
      .offset(window.offset)
      .limit(window.limit)
      .execute(),
    countUpToCap(db, sql`select from promotion where organization_id = ${organizationId}`),
    currencyOf(db, organizationId),
  ]);
  const answer = pageAnswer(rows, limit, count, {
    present: (row): StaffPromotion => ({
      ...presentPromotion(row, locale),
      state: promotionStateOf(row, now),
      is_listed: row.is_listed,
      quota: row.quota,
      used: row.used,
    }),
    cursorOf: ({ id }) => encodeCursor({ value: '', id }),
  });
  return { ...answer, currency };
}

/**
 * A promotion with everything that staff can change.
 * @throws ApiError `not_found`
 */
export async function readEditedPromotion(
  db: EditedReader,
  organizationId: number,
  id: number,
): Promise<EditedPromotion> {
  const row = await selectPromotions(db)
    .where('promotion.id', '=', id)
    .where('promotion.organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  const items = await selectPicked(db, organizationId)
    .innerJoin(
      sql<{ item_id: number; position: number }>`(
        select item_id, position from promotion_item where promotion_id = ${id})`.as('placed'),
      (join) => join.onRef('placed.item_id', '=', 'item.id'),
    )
    .orderBy('placed.position')
    .execute();
  const amount = (minor: number | null) =>
    minor === null ? null : presentAmount(minor, row.currency);
  return {
    id: row.id,
    version: row.version,
    state: promotionStateOf(row, new Date()),
    used: row.used,
    title: row.title,
    text: row.text,
    translations: LOCALES.flatMap((locale) => {
      const words = row.translations[locale];
      return words ? [{ locale, ...words }] : [];
    }),
    image: row.image && presentImage(row.image),
    percent: row.basis_points === null ? null : presentPercent(row.basis_points),
    amount: amount(row.amount),
    category: row.category_id,
    items: items.map(presentPicked),
    minimum: amount(row.minimum === 0 ? null : row.minimum),
    quota: row.quota,
    per_person: row.per_person,
    code: row.code,
    with_card: row.with_card,
    is_listed: row.is_listed,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
  };
}
