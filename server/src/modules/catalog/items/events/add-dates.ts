import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { momentAt } from '../../../../platform/time/wall-time.ts';
import type { OrganizationsTables } from '../../../organizations/organizations/index.ts';
import { refuse } from '../editing/describe-item.ts';
import { sayWhyStockChanges } from '../editing/stock-reason.ts';
import type { ItemsTables } from '../items.tables.ts';
import { findPlace } from './describe-event.ts';
import { lockEvent, type OwnEvent } from './lock-event.ts';

interface Dates extends OwnEvent {
  readonly editorId: number;
  /** By the clock of the organization. */
  readonly starts: readonly string[];
}

/**
 * Adds dates to an event: each is an event of its own with all places free, alike in all but its time, and on sale where
 * the first one is. Times of sale keep their distance from the beginning. Answers their items.
 * @throws ApiError `not_found`, `event_cancelled`, `item_taken_down`, `conflict` for a date that the series has,
 *   `invalid_input` for one in the past
 */
export async function addDates(
  trx: Transaction<ItemsTables & OrganizationsTables>,
  dates: Dates,
): Promise<number[]> {
  const first = await lockEvent(trx, dates);
  if (first.status === 'cancelled') throw new ApiError('event_cancelled');
  if (first.is_hidden) throw new ApiError('item_taken_down');
  const { time_zone } = await findPlace(trx, dates.organizationId);
  const moments = dates.starts.map((time) => momentAt(time, time_zone)!);
  for (const [index, moment] of moments.entries()) {
    if (moment <= new Date()) refuse(`starts.${index}`, 'in_the_past');
  }
  const seriesId = first.series_id ?? first.id;
  await joinSeries(trx, first.id, seriesId, moments);
  await sayWhyStockChanges(trx, { personId: dates.editorId, reason: 'opening' });
  const added = [];
  for (const moment of moments) added.push(await copyEvent(trx, first.id, seriesId, moment));
  return added;
}

/** Those who add dates to a series wait for each other at its first one. */
async function joinSeries(
  trx: Transaction<ItemsTables>,
  id: number,
  seriesId: number,
  moments: readonly Date[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(event_lock(-${seriesId}::bigint))`.execute(trx);
  await trx.updateTable('event').set({ series_id: seriesId }).where('item_id', '=', id).execute();
  const taken = await trx
    .selectFrom('event')
    .select('item_id')
    .where('series_id', '=', seriesId)
    .where('status', '=', 'scheduled')
    .where('starts_at', 'in', moments)
    .executeTakeFirst();
  if (taken) throw new ApiError('conflict');
}

async function copyEvent(
  trx: Transaction<ItemsTables>,
  id: number,
  seriesId: number,
  startsAt: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into item (
      organization_id, category_id, kind, name, description, translations, price, is_published, status)
    select organization_id, category_id, kind, name, description, translations, price, is_published, status
    from item where id = ${id} returning id`.execute(trx);
  const copy = rows[0]!.id;
  await sql`
    insert into item_image (item_id, position, file_id, alt)
    select ${copy}, position, file_id, alt from item_image where item_id = ${id}`.execute(trx);
  await sql`
    insert into item_video (item_id, position, video_id, youtube_id, poster_id)
    select ${copy}, position, video_id, youtube_id, poster_id from item_video
    where item_id = ${id}`.execute(trx);
  await sql`
    insert into event (item_id, starts_at, ends_at, place, sales_from, sales_until, series_id)
    select ${copy}, ${startsAt}::timestamptz, ${startsAt}::timestamptz + (ends_at - starts_at), place,
      ${startsAt}::timestamptz + (sales_from - starts_at), ${startsAt}::timestamptz + (sales_until - starts_at), ${seriesId}
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
  return copy;
}
