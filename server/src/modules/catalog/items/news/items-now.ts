import { sql, type Kysely } from 'kysely';
import type { ShownNow } from '@karavan/shared-api/contract/live-items';
import { presentMoney } from '../../../../platform/money/present-money.ts';
import type { Perishable } from '../../../../platform/pruning/perishable.ts';
import type { ValueSource } from '../../../../platform/realtime/value-watch.ts';
import { selectPosts, type ItemCardTables } from '../item-cards.ts';
import type { ItemsTables } from '../items.tables.ts';
import { isVisibleTo } from '../visible-items.ts';

export const PERISHABLE_ITEM_NEWS: Perishable = {
  table: 'item_news',
  column: 'created_at',
  seconds: 600,
};

/** How items are, as everybody may see them, and which have changed: what the stream `items` tells. */
export const createItemsNow = (db: Kysely<ItemCardTables>): ValueSource => ({
  stream: 'items',
  event: 'items.now',
  read: (ids) => readItemsNow(db, ids),
  findChanged: (mark) => findChanged(db, mark),
});

/** As guests see them: what is behind a gate, and what one client pays, is not among it. */
async function readItemsNow(
  db: Kysely<ItemCardTables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ShownNow>> {
  const rows = await selectPosts(db, null)
    .select([isSoldOut.as('is_sold_out'), isCancelled.as('is_cancelled'), stamp.as('stamp')])
    .where('item.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(isVisibleTo(null))
    .execute();
  return new Map(
    rows.map(({ id, name, translations, currency, price, old_price, ...states }) => [
      id,
      {
        name,
        names: Object.fromEntries(
          Object.entries(translations).map(([locale, { title }]) => [locale, title]),
        ),
        price: price === null ? null : presentMoney(price, currency),
        old_price: old_price === null ? null : presentMoney(old_price, currency),
        is_from: states.is_from,
        is_sold_out: states.is_sold_out,
        is_cancelled: states.is_cancelled,
        stamp: states.stamp,
      },
    ]),
  );
}

/** Goods and tickets of which no size has a free piece; what is let is free at one time or another. */
const isSoldOut = sql<boolean>`case when item.kind in ('product', 'ticket') then
  exists (select from item_size where item_size.item_id = item.id)
  and not exists (
    select from item_size where item_size.item_id = item.id and item_size.stock > item_size.held
  ) else false end`;

const isCancelled = sql<boolean>`case when item.kind = 'ticket' then exists (
  select from event where event.item_id = item.id and event.status = 'cancelled'
) else false end`;

const stamp = sql<string>`md5(concat_ws(' ', item.description, item.translations, item.version, (
  select string_agg(concat_ws(' ', item_size.id, item_size.size, item_size.stock > item_size.held,
    section.price, section.sales_from, section.sales_until), ';' order by item_size.id)
  from item_size left join event_section as section on section.size_id = item_size.id
  where item_size.item_id = item.id
), (
  select concat_ws(' ', event.status, event.starts_at, event.ends_at, event.place, event.sales_from, event.sales_until)
  from event where event.item_id = item.id
)))`;

/**
 * The items that were changed since a mark, and the mark to go on from. What is still being written when it is asked has a
 * transaction that is not older than the mark, so that nothing is left out, whatever the order of the commits.
 */
async function findChanged(
  db: Pick<Kysely<ItemsTables>, 'executeQuery'>,
  mark: string | null,
): Promise<{ readonly ids: readonly number[]; readonly mark: string }> {
  const { rows } = await sql<{ mark: string; ids: readonly number[] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as mark, array(
      select distinct item_id from item_news where xact >= ${mark}::xid8
    ) as ids`.execute(db as Kysely<ItemsTables>);
  return { ids: rows[0]!.ids.map(Number), mark: rows[0]!.mark };
}
