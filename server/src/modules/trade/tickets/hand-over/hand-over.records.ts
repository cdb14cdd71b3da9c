import type { Kysely } from 'kysely';
import { definePersonalRecords } from '../../../../platform/personal-data/personal-records.ts';
import type { ItemsTables } from '../../../catalog/items/index.ts';
import type { TicketsTables } from '../tickets.tables.ts';

/** Tickets that the person has offered, or was offered. */
export const TICKET_OFFER_RECORDS = definePersonalRecords({
  name: 'ticket_offers',
  tables: ['ticket_offer'],
  select: (db: Kysely<TicketsTables & ItemsTables>, personId) =>
    db
      .selectFrom('ticket_offer as offer')
      .innerJoin('ticket', 'ticket.id', 'offer.ticket_id')
      .innerJoin('item', 'item.id', 'ticket.item_id')
      .select(['offer.ticket_id', 'item.name', 'offer.status', 'offer.created_at'])
      .select((eb) => eb('offer.giver_id', '=', personId).as('is_giver'))
      .where((eb) =>
        eb.or([eb('offer.giver_id', '=', personId), eb('offer.recipient_id', '=', personId)]),
      )
      .orderBy('offer.id'),
});
