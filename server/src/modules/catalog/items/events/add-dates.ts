import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { momentAt } from '../../../../platform/time/wall-time.ts';
import type { OrganizationsTables } from '../../../organizations/organizations/index.ts';
import { refuse } from '../editing/describe-item.ts';
import { sayWhyStockChanges } from '../editing/stock-reason.ts';
import type { ItemsTables } from '../items.tables.ts';
import { copyEvent } from './copy-event.ts';
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
  for (const moment of moments) {
    added.push(await copyEvent(trx, first.id, { startsAt: moment, seriesId, isDraft: false }));
  }
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
