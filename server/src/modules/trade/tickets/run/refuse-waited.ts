import type { Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { ItemsTables, OwnEvent } from '../../../catalog/items/index.ts';
import type { TicketsTables } from '../tickets.tables.ts';

/**
 * Whoever waits for tickets of an event would never hear that there is none: it is cancelled instead.
 * @throws ApiError `item_ordered`
 */
export async function refuseWaited(
  trx: Transaction<ItemsTables & TicketsTables>,
  { organizationId, id }: OwnEvent,
): Promise<void> {
  const wait = await trx
    .selectFrom('ticket_wait')
    .innerJoin('item', 'item.id', 'ticket_wait.item_id')
    .select('ticket_wait.id')
    .where('item.id', '=', id)
    .where('item.organization_id', '=', organizationId)
    .where('ticket_wait.ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (wait) throw new ApiError('item_ordered');
}
