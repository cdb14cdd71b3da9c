import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { ItemsTables } from '../items.tables.ts';

/** For whoever sells tickets or lets people in: until the transaction ends, nobody moves or cancels the event. */
export async function shareEvent(trx: Transaction<ItemsTables>, itemId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(event_lock(${itemId}))`.execute(trx);
}

export interface OwnEvent {
  readonly organizationId: number;
  readonly id: number;
}

/**
 * The event of an organization for whoever changes it: they wait for all who are buying tickets, and nobody buys any
 * until the transaction ends.
 * @throws ApiError `not_found`
 */
export async function lockEvent(trx: Transaction<ItemsTables>, { organizationId, id }: OwnEvent) {
  await sql`select pg_advisory_xact_lock(event_lock(${id}))`.execute(trx);
  // The database writes the items of a series together.
  await sql`
    select pg_advisory_xact_lock(event_lock(-series_id)) from event
    where item_id = ${id} and series_id is not null`.execute(trx);
  const item = await trx
    .selectFrom('item')
    .select(['id', 'version', 'published_at', 'is_hidden'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'ticket')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!item) throw new ApiError('not_found');
  const event = await trx
    .selectFrom('event')
    .select(['status', 'starts_at', 'ends_at', 'place', 'series_id'])
    .where('item_id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!event) throw new ApiError('not_found');
  return { ...item, ...event };
}
