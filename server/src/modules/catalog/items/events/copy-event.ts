import { sql, type Transaction } from 'kysely';
import { copyMedia } from '../editing/duplicate-item.ts';
import type { ItemsTables } from '../items.tables.ts';

interface Copy {
  readonly startsAt: Date;
  /** Null for one that belongs to no series. */
  readonly seriesId: number | null;
  /** Whether it waits as a draft, or is on sale where the first one is. */
  readonly isDraft: boolean;
}

/**
 * Another event with all places and extras free, alike in all but its time; times of sale keep their distance from the
 * beginning. Answers its item. The ledger's reason has been told.
 */
export async function copyEvent(
  trx: Transaction<ItemsTables>,
  id: number,
  { startsAt, seriesId, isDraft }: Copy,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into item (
      organization_id, category_id, kind, name, description, translations, price, instagram_posts,
      is_published, status)
    select organization_id, category_id, kind, name, description, translations, price, instagram_posts,
      is_published and not ${isDraft}::boolean, case when ${isDraft}::boolean then 'draft' else status end
    from item where id = ${id} returning id`.execute(trx);
  const copy = rows[0]!.id;
  await copyMedia(trx, id, copy);
  await sql`
    insert into event (item_id, starts_at, ends_at, place, sales_from, sales_until, series_id)
    select ${copy}, ${startsAt}::timestamptz, ${startsAt}::timestamptz + (ends_at - starts_at), place,
      ${startsAt}::timestamptz + (sales_from - starts_at), ${startsAt}::timestamptz + (sales_until - starts_at), ${seriesId}::bigint
    from event where item_id = ${id}`.execute(trx);
  await sql`
    insert into item_size (item_id, size, stock, position)
    select ${copy}, size, section.quota, position
    from item_size join event_section as section on section.size_id = item_size.id
    where item_id = ${id} order by position, id`.execute(trx);
  await sql`
    update event_section as copied
    set price = section.price,
      sales_from = ${startsAt}::timestamptz + (section.sales_from - event.starts_at),
      sales_until = ${startsAt}::timestamptz + (section.sales_until - event.starts_at)
    from item_size as copy, item_size as original, event_section as section, event
    where copy.id = copied.size_id and copy.item_id = ${copy}
      and original.item_id = ${id} and original.size = copy.size
      and section.size_id = original.id and event.item_id = original.item_id`.execute(trx);
  await sql`
    insert into event_extra (item_id, position, name, price, quota, per_order)
    select ${copy}, position, name, price, quota, per_order from event_extra where item_id = ${id}`.execute(
    trx,
  );
  return copy;
}
