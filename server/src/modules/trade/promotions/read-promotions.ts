import { sql, type Kysely } from 'kysely';
import type { z } from 'zod/mini';
import { PROMOTION_SOON_DAYS } from '@karavan/shared-api/contract/limits';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { listPromotions, PromotionDetail } from '@karavan/shared-api/contract/promotions';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { presentImage } from '../../../platform/files/present-image.ts';
import { countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../platform/paging/page-window.ts';
import { textIn, type Texts } from '../../../platform/texts/texts.ts';
import { isUnmutedBy } from '../../catalog/feed/index.ts';
import { isVisibleTo, selectFirstPicture, type ItemCardTables } from '../../catalog/items/index.ts';
import type { Viewer } from '../../organizations/followers/index.ts';
import { promotionStateOf } from './promotion-state.ts';
import { presentPromotion } from './promotions.presenter.ts';
import {
  IS_RUNNING,
  isPromotedTo,
  selectPromotions,
  type PromotionReaderTables,
} from './promotions.queries.ts';

interface Reader {
  readonly viewer: Viewer;
  readonly locale: Locale;
}

/** Promotions that the viewer may find and use now, the newest first: two statements. */
export async function findPromotions(
  db: Kysely<PromotionReaderTables>,
  {
    page,
    limit,
    cursor,
    organization,
    kind,
    ending,
    unmuted,
    country,
    city,
  }: z.output<typeof listPromotions.query>,
  { viewer, locale }: Reader,
) {
  const window = pageWindow({ page, limit, cursor }, 'id');
  const { after } = window;
  const shown = selectPromotions(db)
    .where('promotion.is_listed', '=', true)
    .where(IS_RUNNING)
    .where(isPromotedTo(viewer))
    .where((eb) =>
      organization === undefined
        ? eb('organization.is_listed', '=', true)
        : eb('promotion.organization_id', '=', organization),
    )
    .$if(country !== undefined, (query) => query.where('organization.country', '=', country!))
    .$if(city !== undefined, (query) => query.where('organization.city', '=', city!))
    .$if(kind !== undefined, (query) =>
      query.where('promotion.code', kind === 'code' ? 'is not' : 'is', null),
    )
    .$if(unmuted !== undefined && viewer !== null, (query) =>
      query.where(isUnmutedBy(sql`promotion.organization_id`, viewer!)),
    )
    .$if(ending !== undefined, (query) =>
      query.where(
        sql<boolean>`promotion.ends_at <= now() + make_interval(days => ${PROMOTION_SOON_DAYS})`,
      ),
    );
  const [rows, count] = await Promise.all([
    shown
      .$if(after !== undefined, (query) => query.where('promotion.id', '<', after!.id))
      .orderBy('promotion.id', 'desc')
      .offset(window.offset)
      .limit(window.limit)
      .execute(),
    countUpToCap(db, shown),
  ]);
  return pageAnswer(rows, limit, count, {
    present: (row) => presentPromotion(row, locale),
    cursorOf: ({ id }) => encodeCursor({ value: '', id }),
  });
}

/**
 * One promotion, also a paused or ended one; what is not in lists opens with its code.
 * @throws ApiError `not_found`
 */
export async function findPromotion(
  db: Pick<Kysely<PromotionReaderTables & ItemCardTables>, 'selectFrom'>,
  { id, code }: { readonly id: number; readonly code: string | undefined },
  { viewer, locale }: Reader,
): Promise<PromotionDetail> {
  const row = await selectPromotions(db)
    .select(
      sql<Texts | null>`(select titles from category where category.id = promotion.category_id)`.as(
        'category',
      ),
    )
    .where('promotion.id', '=', id)
    .where('promotion.status', '<>', 'draft')
    .where(isPromotedTo(viewer))
    .where(sql<boolean>`(promotion.is_listed or promotion.code = ${code?.toUpperCase() ?? null})`)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  const items = row.has_items
    ? await db
        .selectFrom('item')
        .innerJoin(
          sql<{ item_id: number; position: number }>`(
            select item_id, position from promotion_item where promotion_id = ${id})`.as('placed'),
          (join) => join.onRef('placed.item_id', '=', 'item.id'),
        )
        .select(['item.id', 'item.name as title'])
        .select((eb) => selectFirstPicture(eb.ref('item.id')).as('image'))
        .where(isVisibleTo(viewer))
        .orderBy('placed.position')
        .execute()
    : [];
  return {
    ...presentPromotion(row, locale),
    text: row.translations[locale]?.text ?? row.text,
    state: promotionStateOf(row, new Date()),
    per_person: row.per_person,
    with_card: row.with_card,
    category: row.category && textIn(row.category, locale),
    items: items.map(({ image, ...item }) => ({ ...item, image: image && presentImage(image) })),
  };
}
