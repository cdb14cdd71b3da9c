import { sql, type SqlBool } from 'kysely';
import type { FeedOrder } from '@karavan/shared-api/contract/feed';
import type { Cursor } from '../../../platform/paging/cursor.ts';
import { matches, type FeedFilter } from './feed-filter.ts';
import { follows, type FeedWindow } from './feed-order.ts';
import { hasOtherWords, RAREST_PLACE } from './search.ts';

const LISTED = {
  time: 'listed.created_at',
  id: 'listed.subject_id',
  popularity: 'listed.popularity',
};

/**
 * For each word of the search's rarest place, among whose items all finds are, the ids of the first that
 * match: read from the word's list in that order. By price it has one for each currency, since an order
 * by dollars would have to be written anew with the rates.
 */
export function firstOfWords(filter: FeedFilter, { after, offset, limit }: FeedWindow) {
  const { order } = filter;
  const byPrice = order === 'price' || order === '-price';
  const conditions = [
    hasOtherWords('item', LISTED),
    ...(byPrice
      ? [
          sql<SqlBool>`listed.price is not null and listed.currency = in_currency`,
          ...(after ? [isListedFrom(order, after)] : []),
        ]
      : [
          // Organizations have none.
          order === 'popular'
            ? sql<SqlBool>`listed.popularity is not null`
            : sql<SqlBool>`listed.kind = 'item'`,
        ]),
    ...(after ? [follows(order, after, LISTED)] : []),
    ...(isNarrowed(filter) ? matches(filter) : []),
  ];
  // The lists hold listed items alone, in their order; anything else is asked of the item.
  const asksItem = isNarrowed(filter) || (byPrice && after !== undefined);
  return sql`
    select ahead.id from wanted
    ${byPrice ? sql`cross join lateral word_currencies(wanted.id) as in_currency` : sql``}
    cross join lateral (
      select listed.subject_id as id from word_use as listed
      ${asksItem ? sql`join item on item.id = listed.subject_id` : sql``}
      where listed.word_id = wanted.id and ${sql.join(conditions, sql` and `)}
      order by ${sql.raw(LIST_ORDERS[order ?? 'newest'])}
      limit ${offset + limit}
    ) as ahead
    where wanted.place = ${RAREST_PLACE}`;
}

const LIST_ORDERS = {
  newest: `${LISTED.time} desc, ${LISTED.id} desc`,
  price: `listed.price, ${LISTED.id}`,
  '-price': `listed.price desc, ${LISTED.id} desc`,
  popular: `${LISTED.popularity} desc, ${LISTED.id} desc`,
} as const;

/** Whether more than words and an order tells which items are meant. */
export const isNarrowed = (filter: FeedFilter) =>
  Object.entries(filter).some(
    ([name, value]) => name !== 'search' && name !== 'order' && value !== undefined,
  );

/** Dollars are rounded to so much. */
const ROUNDING = sql`0.000001`;

/** Where a page begins in the list of a currency, a little early: `follows` tells it exactly. */
function isListedFrom(order: Exclude<FeedOrder, 'popular'>, { value }: Cursor) {
  return order === 'price'
    ? sql<SqlBool>`listed.price >= (select minor_units(${value}::numeric - ${ROUNDING}, in_currency) - 1)`
    : sql<SqlBool>`listed.price <= (select minor_units(${value}::numeric + ${ROUNDING}, in_currency) + 1)`;
}
