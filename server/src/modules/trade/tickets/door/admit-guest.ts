import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import { shareEvent, type ItemsTables } from '../../../catalog/items/index.ts';
import type { TicketsTables } from '../tickets.tables.ts';
import { requireUnused } from './require-unused.ts';

interface Entry {
  readonly organizationId: number;
  readonly actorId: number;
  readonly nonce: string;
}

/**
 * Lets guests in, all who come with a name at once.
 * @throws ApiError `not_found` for guests of others, `ticket_not_valid` after the event or once it is cancelled,
 * `ticket_used` with the first time as `activated_at`
 */
export async function admitGuest(
  trx: Transaction<TicketsTables & ItemsTables>,
  known: { readonly id: number; readonly item_id: number },
  { organizationId, actorId, nonce }: Entry,
) {
  await shareEvent(trx, known.item_id);
  const guest = await trx
    .selectFrom('event_guest')
    .innerJoin('event', 'event.item_id', 'event_guest.item_id')
    .innerJoin('item', 'item.id', 'event_guest.item_id')
    .innerJoin('item_size', 'item_size.id', 'event_guest.size_id')
    .select(['event_guest.item_id', 'event_guest.name as guest', 'event_guest.party'])
    .select(['event_guest.activated_at', 'event_guest.nonce', 'item.name', 'item_size.size'])
    .select(['event.ends_at', 'event.status'])
    .where('event_guest.id', '=', known.id)
    .where('item.organization_id', '=', organizationId)
    .forUpdate('event_guest')
    .executeTakeFirst();
  if (!guest) throw new ApiError('not_found');
  const { item_id, name, size, party, activated_at } = guest;
  const client = party > 1 ? `${guest.guest} × ${party}` : guest.guest;
  const answer = { item_id, name, size, client };
  if (activated_at) {
    return { ...answer, activated_at: requireUnused(guest.nonce, activated_at, nonce) };
  }
  if (guest.status === 'cancelled' || guest.ends_at <= new Date()) {
    throw new ApiError('ticket_not_valid');
  }
  const admitted = await trx
    .updateTable('event_guest')
    .set({ activated_at: sql<Date>`now()`, activated_by: actorId, nonce })
    .where('id', '=', known.id)
    .returning('activated_at')
    .executeTakeFirstOrThrow();
  return { ...answer, activated_at: admitted.activated_at!.toISOString() };
}
