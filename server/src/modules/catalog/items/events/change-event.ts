import { sql, type Transaction } from 'kysely';
import type { EventInput } from '@karavan/shared-api/contract/events';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { OrganizationsTables } from '../../../organizations/organizations/index.ts';
import { refuse } from '../editing/describe-item.ts';
import type { ItemsTables } from '../items.tables.ts';
import { describeTimes, findPlace } from './describe-event.ts';
import { lockEvent, type OwnEvent } from './lock-event.ts';

interface Act extends OwnEvent {
  readonly actorId: number;
  readonly reason: string;
}

/**
 * Moves an event. Tickets keep their codes, and expire with the new end.
 * @returns the change, of which holders are to be told; null for where and when it is already
 * @throws ApiError `not_found`, `event_cancelled`, `conflict` for what is over, `invalid_input` for a time in the past
 */
export async function moveEvent(
  trx: Transaction<ItemsTables & OrganizationsTables>,
  move: Act & Pick<EventInput, 'starts' | 'ends' | 'place'>,
): Promise<number | null> {
  const event = await lockEvent(trx, move);
  if (event.status === 'cancelled') throw new ApiError('event_cancelled');
  const { time_zone } = await findPlace(trx, move.organizationId);
  const { starts_at, ends_at } = describeTimes(move, time_zone);
  const isThere =
    starts_at.getTime() === event.starts_at.getTime() &&
    ends_at.getTime() === event.ends_at.getTime() &&
    move.place === event.place;
  if (isThere) return null;
  const now = new Date();
  if (event.ends_at <= now) throw new ApiError('conflict');
  if (starts_at <= now) refuse('starts', 'in_the_past');
  const change = await note(trx, 'moved', move, event);
  await trx
    .updateTable('event')
    .set({ starts_at, ends_at, place: move.place })
    .where('item_id', '=', move.id)
    .execute();
  return change;
}

/**
 * scheduled -> cancelled, for good: from now on nothing is sold and nobody let in.
 * @returns the change, of which holders are to be told; null for what is cancelled already
 * @throws ApiError `not_found`, `conflict` for what is over
 */
export async function cancelEvent(trx: Transaction<ItemsTables>, act: Act): Promise<number | null> {
  const event = await lockEvent(trx, act);
  if (event.status === 'cancelled') return null;
  if (event.ends_at <= new Date()) throw new ApiError('conflict');
  const change = await note(trx, 'cancelled', act, event);
  await trx
    .updateTable('event')
    .set({ status: 'cancelled' })
    .where('item_id', '=', act.id)
    .execute();
  return change;
}

async function note(
  trx: Transaction<ItemsTables>,
  kind: 'moved' | 'cancelled',
  { id, actorId, reason }: Act,
  { starts_at, ends_at, place }: Awaited<ReturnType<typeof lockEvent>>,
): Promise<number> {
  const change = await trx
    .insertInto('event_change')
    .values({
      item_id: id,
      kind,
      actor_id: actorId,
      reason,
      old_starts_at: starts_at,
      old_ends_at: ends_at,
      old_place: place,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return change.id;
}

/**
 * A change that not everybody has been told of, for whoever tells the next of them in this transaction; null once
 * everybody was.
 */
export async function lockUntold(trx: Transaction<ItemsTables>, id: number) {
  const change = await trx
    .selectFrom('event_change')
    .innerJoin('item', 'item.id', 'event_change.item_id')
    .select(['event_change.item_id', 'event_change.kind', 'event_change.actor_id'])
    .select(['event_change.told_to', 'event_change.told_at', 'item.organization_id'])
    .where('event_change.id', '=', id)
    .forUpdate('event_change')
    .executeTakeFirst();
  return !change || change.told_at ? null : change;
}

/** Notes how far the telling of a change has come. */
export async function noteTold(
  trx: Transaction<ItemsTables>,
  {
    id,
    orderId,
    isLast,
  }: { readonly id: number; readonly orderId: number; readonly isLast: boolean },
): Promise<void> {
  await trx
    .updateTable('event_change')
    .set({ told_to: orderId, ...(isLast && { told_at: sql<Date>`now()` }) })
    .where('id', '=', id)
    .execute();
}
