import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../../../../platform/personal-data/personal-records.ts';
import type { ItemsTables } from '../../../catalog/items/index.ts';
import type { TicketsTables } from '../tickets.tables.ts';

/** Tickets that the person has waited for. */
export const TICKET_WAIT_RECORDS = definePersonalRecords({
  name: 'ticket_waits',
  tables: ['ticket_wait'],
  select: (db: Kysely<TicketsTables & ItemsTables>, personId) =>
    db
      .selectFrom('ticket_wait as wait')
      .innerJoin('item', 'item.id', 'wait.item_id')
      .select(['item.name', 'wait.quantity', 'wait.status', 'wait.created_at', 'wait.ended_at'])
      .where('wait.user_id', '=', personId)
      .orderBy('wait.id'),
});
