import type { Kysely } from 'kysely';
import type { CalendarEntry } from '../../../../platform/calendar/calendar-text.ts';
import type { ItemsTables } from '../items.tables.ts';

/**
 * An event for calendars: whoever has it already sees it move, and go once it is cancelled. Undefined for what is no
 * event.
 */
export async function findEventEntry(
  db: Pick<Kysely<ItemsTables>, 'selectFrom'>,
  itemId: number,
): Promise<CalendarEntry | undefined> {
  const event = await db
    .selectFrom('event')
    .innerJoin('item', 'item.id', 'event.item_id')
    .select(['item.name', 'event.starts_at', 'event.ends_at', 'event.place', 'event.status'])
    .select((eb) =>
      eb
        .selectFrom('event_change')
        .select((change) => change.fn.countAll<number>().as('count'))
        .whereRef('event_change.item_id', '=', 'event.item_id')
        .$asScalar()
        .$notNull()
        .as('changes'),
    )
    .where('event.item_id', '=', itemId)
    .executeTakeFirst();
  return (
    event && {
      uid: `event-${itemId}@karavan`,
      from: event.starts_at,
      to: event.ends_at,
      summary: event.name,
      location: event.place,
      sequence: event.changes,
      isCancelled: event.status === 'cancelled',
    }
  );
}
