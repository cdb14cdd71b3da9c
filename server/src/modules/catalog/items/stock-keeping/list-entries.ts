import { sql, type Kysely } from 'kysely';
import type { StockEntry } from '@karavan/shared-api/contract/stock';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { countUpToCap } from '../../../../platform/paging/count-up-to-cap.ts';
import { encodeCursor } from '../../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../../platform/paging/page-answer.ts';
import { pageWindow, type PageQuery } from '../../../../platform/paging/page-window.ts';
import { presentPersonCard, selectPersonCard } from '../../../identity/people/index.ts';
import type { ItemCardTables } from '../item-cards.ts';
import { selectStockSizes } from './stock-sizes.ts';

interface Wanted extends PageQuery {
  readonly organizationId: number;
  /** One size, or all of an item. */
  readonly of: { readonly size: number } | { readonly item: number };
}

/**
 * One page of what has changed the stock, the latest first.
 * @throws ApiError `not_found`
 */
export async function listEntries(
  db: Kysely<ItemCardTables>,
  { organizationId, of, page, limit, cursor }: Wanted,
) {
  const window = pageWindow({ page, limit, cursor }, 'id');
  const { after } = window;
  const isThere =
    'size' in of
      ? selectStockSizes(db, organizationId).where('item_size.id', '=', of.size)
      : db
          .selectFrom('item')
          .where('id', '=', of.item)
          .where('organization_id', '=', organizationId)
          .where('kind', '=', 'product');
  if (!(await isThere.clearSelect().select('item.id').executeTakeFirst())) {
    throw new ApiError('not_found');
  }
  const found = db
    .selectFrom('stock_entry')
    .innerJoin('stock', 'stock.id', 'stock_entry.stock_id')
    // What was booked before its pieces went to another stock is told there.
    .innerJoin('item_size', (join) =>
      join.on(sql<boolean>`item_size.stock_id = coalesce(stock.joined_id, stock.id)`),
    )
    .where(
      'size' in of ? 'item_size.id' : 'item_size.item_id',
      '=',
      'size' in of ? of.size : of.item,
    );
  const [rows, count] = await Promise.all([
    found
      .select([
        'stock_entry.id',
        'item_size.id as size_id',
        'item_size.size',
        'stock_entry.reason',
        'stock_entry.change',
        'stock_entry.balance',
        'stock_entry.note',
        'stock_entry.created_at',
      ])
      .select((eb) => selectPersonCard(eb.ref('stock_entry.person_id')).as('person'))
      .$if(after !== undefined, (query) => query.where('stock_entry.id', '<', after!.id))
      .orderBy('stock_entry.id', 'desc')
      .offset(window.offset)
      .limit(window.limit)
      .execute(),
    countUpToCap(db, found),
  ]);
  return pageAnswer(rows, limit, count, {
    present: ({ person, created_at, ...entry }): StockEntry => ({
      ...entry,
      person: person && presentPersonCard(person),
      created_at: created_at.toISOString(),
    }),
    cursorOf: ({ id }) => encodeCursor({ value: '', id }),
  });
}
