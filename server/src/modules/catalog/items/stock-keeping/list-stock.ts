import { sql, type Kysely } from 'kysely';
import type { StockFilter } from '@karavan/shared-api/contract/stock';
import { countUpToCap } from '../../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../../platform/paging/page-answer.ts';
import { pageWindow, type PageQuery } from '../../../../platform/paging/page-window.ts';
import type { ItemCardTables } from '../item-cards.ts';
import { hasCode, isTitled } from '../search-goods.ts';
import { presentStockSize, selectStockSizes } from './stock-sizes.ts';

interface Wanted extends PageQuery {
  readonly organizationId: number;
  readonly filter?: StockFilter | undefined;
  readonly search?: string | undefined;
}

const FREE = sql`item_size.stock - item_size.held`;

/** What each filter shows. */
const CONDITIONS: Readonly<Record<StockFilter, ReturnType<typeof sql<boolean>>>> = {
  low: sql`${FREE} between 1 and item_size.low_at`,
  sold_out: sql`${FREE} = 0`,
};

/** One page of an organization's sizes, those of its latest product first. */
export async function listStock(
  db: Kysely<ItemCardTables>,
  { organizationId, filter, search = '', page, limit, cursor }: Wanted,
) {
  // The item, and the size within it.
  const window = pageWindow({ page, limit, cursor }, 'count');
  const { after } = window;
  const found = selectStockSizes(db, organizationId)
    .$if(filter !== undefined, (query) => query.where(CONDITIONS[filter!]))
    .$if(search.trim() !== '', (query) =>
      query.where(sql<boolean>`(${isTitled(search)} or ${hasCode(search)})`),
    );
  const [rows, count, counts] = await Promise.all([
    found
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(-item.id, item_size.id) > (${-Number(after?.value)}::bigint, ${after?.id}::bigint)`,
        ),
      )
      .orderBy('item.id', 'desc')
      .orderBy('item_size.id')
      .offset(window.offset)
      .limit(window.limit)
      .execute(),
    countUpToCap(db, found),
    after || page > 1 ? null : countStock(db, organizationId),
  ]);
  return {
    ...pageAnswer(rows, limit, count, {
      present: presentStockSize,
      cursorOf: ({ item_id, id }) => encodeCursor({ value: String(item_id), id }),
    }),
    counts,
  };
}

function countStock(db: Kysely<ItemCardTables>, organizationId: number) {
  const where = (filter: StockFilter) =>
    sql<number>`count(*) filter (where ${CONDITIONS[filter]})`.as(filter);
  return selectStockSizes(db, organizationId)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .select([where('low'), where('sold_out')])
    .executeTakeFirstOrThrow();
}
