import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CalendarEntry } from '../../../platform/calendar/calendar-text.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import { findEventEntry, type ItemsTables } from '../../catalog/items/index.ts';
import { selectLook, type OrganizationsTables } from '../../organizations/organizations/index.ts';
import { selectLines, selectOrderRows, type OrdersTables } from '../orders/index.ts';
import { selectBooking, type RentalPeriodsTables } from '../rental-periods/index.ts';

export type CalendarTables = OrdersTables &
  OrganizationsTables &
  FilesTables &
  RentalPeriodsTables &
  ItemsTables;

/** What an order of a client puts into their calendar; undefined for orders of others, and of goods. */
export async function findReceiptEntry(
  db: Kysely<CalendarTables>,
  { id, clientId }: { readonly id: number; readonly clientId: number },
): Promise<CalendarEntry | undefined> {
  const order = await selectOrderRows(db)
    .select((eb) => [
      selectLook(eb.ref('sale_order.look_id')).$notNull().as('look'),
      jsonArrayFrom(selectLines(eb.ref('sale_order.id'))).as('lines'),
      selectBooking(eb.ref('sale_order.id')).as('booking'),
    ])
    .where('sale_order.id', '=', id)
    .where('sale_order.client_id', '=', clientId)
    .executeTakeFirst();
  const line = order?.lines[0];
  if (!order || !line) return undefined;
  const isCancelled = order.status === 'rejected';
  if (order.kind === 'ticket') {
    const event = await findEventEntry(db, line.item_id);
    return event && { ...event, isCancelled: isCancelled || event.isCancelled === true };
  }
  const { booking, look } = order;
  return booking
    ? {
        uid: `booking-${id}@karavan`,
        from: new Date(booking.starts_at),
        to: new Date(booking.ends_at),
        summary: line.name,
        location: look.address,
        sequence: isCancelled ? 1 : 0,
        isCancelled,
      }
    : undefined;
}
