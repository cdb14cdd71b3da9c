import { sql, type Kysely } from 'kysely';
import type { ItemsTables } from '../../../catalog/items/index.ts';
import { selectPlaceOrders, type OrdersTables } from '../../orders/index.ts';
import type { TicketsTables } from '../tickets.tables.ts';

export type FigureTables = ItemsTables & OrdersTables & TicketsTables;

/** How many places a section has, and what has become of them. */
export interface Figures {
  readonly quota: number;
  readonly sold: number;
  readonly held: number;
  readonly guests: number;
  readonly admitted: number;
  readonly waiting: number;
}

/** The sections of some events with their figures, in one statement. */
export function findSections(db: Kysely<FigureTables>, itemIds: readonly number[]) {
  const sold = selectPlaceOrders(db)
    .where('sale_order.status', '=', 'accepted')
    .where('sale_order.payment_status', '=', 'accepted')
    .where('line.size_id', '=', sql<number>`item_size.id`);
  const guests = db.selectFrom('event_guest').where('size_id', '=', sql<number>`item_size.id`);
  const party = sql<number>`coalesce(sum(party), 0)::integer`;
  return db
    .selectFrom('item_size')
    .innerJoin('event_section as section', 'section.size_id', 'item_size.id')
    .select(['item_size.id', 'item_size.item_id', 'item_size.size as name', 'item_size.held'])
    .select(['section.price', 'section.quota'])
    .select((eb) => [
      eb
        .selectFrom(sold.as('sold'))
        .select(sql<number>`coalesce(sum(sold.quantity), 0)::integer`.as('sold'))
        .$asScalar()
        .$notNull()
        .as('sold'),
      eb
        .selectFrom(sold.as('sold'))
        .innerJoin('ticket', 'ticket.order_id', 'sold.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('ticket.activated_at', 'is not', null)
        .$asScalar()
        .$notNull()
        .as('tickets_in'),
      guests.select(party.as('party')).$asScalar().$notNull().as('guests'),
      guests
        .select(party.as('party'))
        .where('activated_at', 'is not', null)
        .$asScalar()
        .$notNull()
        .as('guests_in'),
      eb
        .selectFrom('ticket_wait as wait')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('wait.size_id', '=', sql<number>`item_size.id`)
        .where('wait.status', '=', 'waiting')
        .$asScalar()
        .$notNull()
        .as('waiting'),
    ])
    .where('item_size.item_id', 'in', itemIds)
    .orderBy('item_size.position')
    .orderBy('item_size.id')
    .execute();
}

type SectionRow = Awaited<ReturnType<typeof findSections>>[number];

export const figuresOf = ({
  quota,
  sold,
  held,
  guests,
  tickets_in,
  guests_in,
  waiting,
}: SectionRow): Figures => ({
  quota,
  sold,
  held,
  guests,
  admitted: tickets_in + guests_in,
  waiting,
});

/** Those of an event are the sums of its sections. */
export function sumFigures(sections: readonly SectionRow[]): Figures {
  const figures = sections.map(figuresOf);
  const sum = (name: keyof Figures) => figures.reduce((total, one) => total + one[name], 0);
  return {
    quota: sum('quota'),
    sold: sum('sold'),
    held: sum('held'),
    guests: sum('guests'),
    admitted: sum('admitted'),
    waiting: sum('waiting'),
  };
}
