import type { Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import {
  holdStock,
  restock,
  sellStock,
  shareEvent,
  type ItemsTables,
  type OwnEvent,
} from '../../../catalog/items/index.ts';
import { drawSecret } from '../draw-secret.ts';
import type { TicketsTables } from '../tickets.tables.ts';

type GuestTransaction = Transaction<TicketsTables & ItemsTables>;

interface NewGuest extends OwnEvent {
  readonly actorId: number;
  readonly name: string;
  readonly party: number;
  readonly sectionId: number;
}

/**
 * Puts guests on the list. They take places of their section, as if somebody had bought them. Answers their id.
 * @throws ApiError `not_found`, `event_cancelled`, `conflict` for what is over, `sold_out`
 */
export async function addGuest(trx: GuestTransaction, guest: NewGuest): Promise<number> {
  const { organizationId, id, actorId, name, party, sectionId } = guest;
  await shareEvent(trx, id);
  const section = await trx
    .selectFrom('event')
    .innerJoin('item', 'item.id', 'event.item_id')
    .innerJoin('item_size', 'item_size.item_id', 'item.id')
    .select(['event.status', 'event.ends_at'])
    .where('item.id', '=', id)
    .where('item.organization_id', '=', organizationId)
    .where('item_size.id', '=', sectionId)
    .executeTakeFirst();
  if (!section) throw new ApiError('not_found');
  if (section.status === 'cancelled') throw new ApiError('event_cancelled');
  if (section.ends_at <= new Date()) throw new ApiError('conflict');
  const secret = drawSecret();
  const added = await trx
    .insertInto('event_guest')
    .values({ item_id: id, size_id: sectionId, name, party, secret, added_by: actorId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const places = [{ sizeId: sectionId, quantity: party }];
  if (!(await holdStock(trx, places))) throw new ApiError('sold_out');
  await sellStock(trx, places);
  return added.id;
}

/**
 * Takes guests off the list; others can have their places.
 * @throws ApiError `not_found`, `conflict` for those who are in
 */
export async function removeGuest(
  trx: GuestTransaction,
  { organizationId, id, guestId }: OwnEvent & { readonly guestId: number },
): Promise<void> {
  const guest = await trx
    .selectFrom('event_guest')
    .innerJoin('item', 'item.id', 'event_guest.item_id')
    .select(['event_guest.size_id', 'event_guest.party', 'event_guest.activated_at'])
    .where('event_guest.id', '=', guestId)
    .where('item.id', '=', id)
    .where('item.organization_id', '=', organizationId)
    .forUpdate('event_guest')
    .executeTakeFirst();
  if (!guest) throw new ApiError('not_found');
  if (guest.activated_at) throw new ApiError('conflict');
  await trx.deleteFrom('event_guest').where('id', '=', guestId).execute();
  await restock(trx, [{ sizeId: guest.size_id, quantity: guest.party }]);
}
