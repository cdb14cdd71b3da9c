import { sql, type Kysely, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Transact } from '../../../../platform/events/unit-of-work.ts';
import { defineTask } from '../../../../platform/jobs/define-task.ts';
import { eachInTurn } from '../../../../platform/jobs/each-in-turn.ts';
import { OutboundError } from '../../../../platform/outbound/outbound-error.ts';
import type { Outbound } from '../../../../platform/outbound/outbound.ts';
import { DAY_MS } from '../../../../platform/time/durations.ts';
import { lockLetting } from '../../../catalog/items/index.ts';
import { storeBlock } from '../blocks.ts';
import { findBusyPeriods } from '../busy-periods.ts';
import { findOwnRental, type TermsTables } from '../find-terms.ts';
import type { Period } from '../period.ts';
import type { ForeignEvent } from './parse-calendar.ts';

/** Reads one calendar of another site now. */
export const readCalendarTask = defineTask('read-rental-calendar', z.object({ id: z.number() }), {
  maxAttempts: 3,
  // Another site may take its time: nothing that people wait for stands behind it.
  priority: 5,
  isSerial: true,
});

/** Reads all that are due. */
export const readCalendarsTask = defineTask('read-rental-calendars', z.object({}));

const MAX_BYTES = 1_000_000;
const TIMEOUT_MS = 10_000;
const BATCH = 100;
/** What lies further ahead can be booked by nobody. */
const WINDOW = 400 * DAY_MS;
/** Of many conflicts the first ones are told of. */
const TOLD = 20;

type Fetcher = Pick<Outbound, 'fetch'>;

/**
 * Reads every calendar that is due; each at most once an hour.
 * @throws AggregateError of all that failed here; what fails over there is noted in the calendar
 */
export async function readCalendars<T extends TermsTables>(
  db: Kysely<TermsTables>,
  transact: Transact<T>,
  outbound: Fetcher,
): Promise<void> {
  const due = await db
    .selectFrom('rental_calendar')
    .select('id')
    .where('next_at', '<=', sql<Date>`now()`)
    .orderBy('next_at')
    .limit(BATCH)
    .execute();
  await eachInTurn(due, ({ id }) => readCalendar(db, transact, outbound, id));
}

/** Blocks what another calendar says is taken, and lets again what it no longer says. */
export async function readCalendar<T extends TermsTables>(
  db: Kysely<TermsTables>,
  transact: Transact<T>,
  outbound: Fetcher,
  id: number,
): Promise<void> {
  const calendar = await findCalendar(db, id);
  if (!calendar) return;
  const { item_id: itemId, organization_id: organizationId, url } = calendar;
  const own = { organizationId, itemId };
  const answer = await fetchCalendar(outbound, url);
  await transact(async (unit) => {
    const trx = unit.trx as unknown as Transaction<TermsTables>;
    // Its item first, and then the calendar as it is now: somebody may have taken it away.
    await lockLetting(trx, own);
    if (!(await findCalendar(trx, id))) return;
    const result =
      'problem' in answer ? answer : await takeOver(trx, { id, own, text: answer.text });
    await trx
      .updateTable('rental_calendar')
      .set({
        ...result,
        checked_at: sql<Date>`now()`,
        next_at: sql<Date>`now() + interval '1 hour'`,
      })
      .where('id', '=', id)
      .execute();
  });
}

function findCalendar(db: Pick<Kysely<TermsTables>, 'selectFrom'>, id: number) {
  return db
    .selectFrom('rental_calendar')
    .innerJoin('item', 'item.id', 'rental_calendar.item_id')
    .select(['rental_calendar.item_id', 'rental_calendar.url', 'item.organization_id'])
    .where('rental_calendar.id', '=', id)
    .executeTakeFirst();
}

async function fetchCalendar(outbound: Fetcher, url: string) {
  try {
    const limits = { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS };
    const { content } = await outbound.fetch(url, limits);
    return { text: content.toString('utf8') };
  } catch (error) {
    if (error instanceof OutboundError) return { problem: error.problem };
    throw error;
  }
}

interface Taken {
  readonly id: number;
  readonly own: { readonly organizationId: number; readonly itemId: number };
  readonly text: string;
}

async function takeOver(trx: Transaction<TermsTables>, { id, own, text }: Taken) {
  // A large library, for the rentals that follow other calendars.
  const { CalendarFormatError, parseCalendar } = await import('./parse-calendar.ts');
  const rental = await findOwnRental(trx, own);
  const now = new Date();
  const window = { from: now, to: new Date(now.getTime() + WINDOW) };
  let events: ForeignEvent[];
  try {
    events = parseCalendar(text, rental, window);
  } catch (error) {
    if (error instanceof CalendarFormatError) return { problem: 'format' };
    throw error;
  }
  const kept = await dropGone(trx, id, events);
  const conflicts: Period[] = [];
  for (const { uid, from, to } of events) {
    if (kept.has(uid)) continue;
    const busy = await findBusyPeriods(trx, rental, { from, to });
    if (busy.length > 0) conflicts.push({ from, to });
    else {
      await storeBlock(trx, rental, {
        period: { from, to },
        pieces: 1,
        reason: 'calendar',
        note: '',
        event: { calendar_id: id, uid },
      });
    }
  }
  return {
    problem: null,
    blocked: events.length - conflicts.length,
    conflicts: JSON.stringify(conflicts.slice(0, TOLD)),
  };
}

/** Lets again what has moved or is gone. @returns the events that are blocked as they are */
async function dropGone(
  trx: Transaction<TermsTables>,
  calendarId: number,
  events: readonly ForeignEvent[],
): Promise<ReadonlySet<string>> {
  const wanted = new Map(events.map((event) => [event.uid, event]));
  const blocked = await trx
    .selectFrom('rental_block')
    .innerJoin('rental_booking', 'rental_booking.block_id', 'rental_block.id')
    .select(['rental_block.id', 'rental_block.uid'])
    .select([sql<Date>`lower(during)`.as('from'), sql<Date>`upper(during)`.as('to')])
    .where('rental_block.calendar_id', '=', calendarId)
    .execute();
  const isSame = ({ uid, from, to }: (typeof blocked)[number]) => {
    const event = wanted.get(uid!);
    return event?.from.getTime() === from.getTime() && event.to.getTime() === to.getTime();
  };
  const gone = blocked.filter((block) => !isSame(block)).map(({ id }) => id);
  await trx
    .deleteFrom('rental_block')
    .where(sql<boolean>`id = any(${gone}::bigint[])`)
    .execute();
  return new Set(blocked.filter(isSame).map(({ uid }) => uid!));
}
