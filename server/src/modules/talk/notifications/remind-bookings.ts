import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../database-tables.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../platform/jobs/define-task.ts';
import { eachInTurn } from '../../../platform/jobs/each-in-turn.ts';
import { findStartingRentals } from '../../trade/rentals/index.ts';
import { findStartingEvents, selectHolders } from '../../trade/tickets/index.ts';
import { notifyPeople, notifyPerson } from './notify.ts';

export const remindBookingsTask = defineTask('remind-bookings', z.object({}));

/** Minutes before the beginning: the most is when it is told, the least when it is too late to tell. */
const KINDS = [
  { ticket: 'ticket_reminder_day', rental: 'rental_reminder_day', most: 24 * 60, least: 20 * 60 },
  { ticket: 'ticket_reminder_hour', rental: 'rental_reminder_hour', most: 60, least: 10 },
] as const;

/**
 * Reminds whoever has a ticket or has booked something a day and an hour before it begins. However often it runs, and
 * whatever stops it in between, each hears of each once: what is told is unique by person, kind and time.
 * @throws AggregateError of all that failed; the others are done
 */
export async function remindBookings(
  db: Kysely<Tables>,
  transact: Transact<Tables>,
): Promise<void> {
  const [events, rentals] = await Promise.all([
    Promise.all(
      KINDS.map(async (when) =>
        (await findStartingEvents(db, when)).map((event) => ({ ...event, when })),
      ),
    ),
    Promise.all(
      KINDS.map(async (when) =>
        (await findStartingRentals(db, when)).map((rental) => ({ ...rental, when })),
      ),
    ),
  ]);
  await eachInTurn(
    [
      ...events.flat().map((event) => ({ event, rental: null })),
      ...rentals.flat().map((rental) => ({ event: null, rental })),
    ],
    ({ event, rental }) =>
      transact(async (unit) => {
        if (event) {
          const { id: itemId, organization_id: organizationId, starts_at, when } = event;
          await notifyPeople(unit, {
            type: when.ticket,
            eventKey: `event:${itemId}:${starts_at.toISOString()}`,
            organizationId,
            itemId,
            senderId: null,
            extraData: {},
            people: sql<{ user_id: number; transaction_id: number | null }>`(${selectHolders(
              unit.trx,
              {
                itemId,
                minutes: when.most,
              },
            )})`,
          });
          return;
        }
        const { id, item_id: itemId, organization_id: organizationId, client_id, when } = rental;
        await notifyPerson(unit, {
          type: when.rental,
          eventKey: `booking:${id}:${rental.starts_at.toISOString()}`,
          organizationId,
          itemId,
          userId: client_id,
          senderId: null,
          extraData: { transaction_id: id },
        });
      }),
  );
}
