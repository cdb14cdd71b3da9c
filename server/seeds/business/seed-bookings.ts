import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { periodOf } from '../../src/modules/trade/rental-periods/index.ts';
import { wallTimeOf } from '../../src/platform/time/wall-time.ts';
import { inChunks } from '../in-chunks.ts';
import type { SeededPeople } from '../people/seed-people.ts';
import { createRandom, type Random } from '../random.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 360 * DAY;
/** How far ahead things are booked already. */
const AHEAD = 24 * DAY;
const LONGEST = 6;
/** Nights between two guests. */
const LONGEST_GAP = 9;
const SHARE_REJECTED = 0.06;
/** How many rooms the client's own bookings leave to others. */
const OWN_ROOMS = 3;

/** A deposit, in minor units, and what a late cancellation costs. */
const PROMISES = { deposit: 300_000, cancel_hours: 48, cancel_percent: 50 } as const;

type OrderRow = Insertable<Tables['sale_order']>;

interface Room {
  readonly id: number;
  readonly name: string;
  readonly price: number;
}

interface BookingSeed {
  readonly room: Room;
  readonly clientId: number;
  /** Of the arrival, at the place. */
  readonly day: string;
  readonly nights: number;
  readonly order: Partial<OrderRow>;
  /** Handed over; false for what is not, whatever the time. */
  readonly isOut?: boolean;
  /** What its client was promised; nothing by default. */
  readonly promises?: typeof PROMISES;
  /** It was returned early: so many nights were paid for, and so much of their price, in minor units, was kept. */
  readonly returned?: { readonly paidNights: number; readonly kept: number };
}

interface BookingsSeed {
  readonly people: SeededPeople;
  readonly now: Date;
}

/** A year of guests in the rooms that the demo owner lets, and five bookings of the demo client. */
export async function seedBookings(db: Kysely<Tables>, seed: BookingsSeed): Promise<void> {
  const { people, now } = seed;
  const random = createRandom(91);
  const { time_zone: timeZone } = await db
    .selectFrom('organization')
    .select('time_zone')
    .where('id', '=', people.lettingId)
    .executeTakeFirstOrThrow();
  const items = await db
    .selectFrom('item')
    .select(['id', 'name', 'price'])
    .where('organization_id', '=', people.lettingId)
    .orderBy('id')
    .execute();
  const rooms = items.map(({ price, ...room }) => ({ ...room, price: price! }));
  const dayOf = (time: number) => wallTimeOf(new Date(time), timeZone).slice(0, 10);
  const bookings = [
    ...rooms.slice(OWN_ROOMS).flatMap((room) => yearOf(room, { people, now, random, dayOf })),
    ...ownBookings(rooms, people.accounts.client, now, dayOf),
  ];
  await inChunks(bookings, async (chunk) => {
    const rows = chunk.map((booking) => rowsOf(booking, people, timeZone));
    const orders = await db
      .insertInto('sale_order')
      .values(rows.map(({ order }) => order))
      .returning('id')
      .execute();
    await db
      .insertInto('sale_order_line')
      .values(rows.map(({ line }, index) => ({ ...line, order_id: orders[index]!.id })))
      .execute();
    await db
      .insertInto('rental_booking')
      .values(rows.map(({ booking }, index) => ({ ...booking, order_id: orders[index]!.id })))
      .execute();
  });
}

interface YearContext extends BookingsSeed {
  readonly random: Random;
  dayOf(time: number): string;
}

/** One guest after the other, as far ahead as people book. */
function yearOf(room: Room, { people, now, random, dayOf }: YearContext): BookingSeed[] {
  const bookings: BookingSeed[] = [];
  let start = now.getTime() - YEAR + random.integer(0, LONGEST_GAP) * DAY;
  while (start < now.getTime() + AHEAD) {
    const nights = random.integer(1, LONGEST);
    const isRejected = random.next() < SHARE_REJECTED;
    const isPaidOnline = random.next() < 0.7;
    const created_at = new Date(Math.min(start, now.getTime()) - random.integer(1, 240) * HOUR);
    const isOver = start + nights * DAY < now.getTime() - DAY;
    const accepted = {
      status: 'accepted',
      accepted_at: created_at,
      cashier_id: people.accounts.manager,
    } as const;
    const state: Partial<OrderRow> = isRejected
      ? { status: 'rejected', reason: 'cancelled_by_client' }
      : isOver
        ? { ...accepted, payment_status: 'accepted', fulfilled_at: new Date(start) }
        : { ...accepted, payment_status: isPaidOnline ? 'accepted' : null };
    bookings.push({
      room,
      clientId: random.pick(people.others),
      day: dayOf(start),
      nights,
      order: { method: isPaidOnline ? 'online_payment' : 'self_pickup', created_at, ...state },
      isOut: isOver && !isRejected,
    });
    start += (nights + random.integer(0, LONGEST_GAP)) * DAY;
  }
  return bookings;
}

/** One that was returned early, one cancelled, one to pay for, one to come for right now, and one that waits for an answer. */
function ownBookings(
  rooms: readonly Room[],
  clientId: number,
  now: Date,
  dayOf: (time: number) => string,
): BookingSeed[] {
  const at = (days: number) => dayOf(now.getTime() + days * DAY);
  const created_at = new Date(now.getTime() - 5 * HOUR);
  const accepted = { status: 'accepted', accepted_at: created_at } as const;
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  return [
    {
      room: rooms[0]!,
      clientId,
      day: at(-60),
      nights: 4,
      order: {
        created_at: ago(66),
        status: 'accepted',
        accepted_at: ago(66),
        payment_status: 'accepted',
        fulfilled_at: ago(60),
        refunded: rooms[0]!.price - Math.round(rooms[0]!.price / 2),
      },
      isOut: true,
      promises: PROMISES,
      returned: { paidNights: 5, kept: Math.round(rooms[0]!.price / 2) },
    },
    {
      room: rooms[1]!,
      clientId,
      day: at(-30),
      nights: 2,
      // Too late to get all of it back.
      order: {
        created_at: ago(40),
        status: 'rejected',
        reason: 'cancelled_by_client',
        rejected_at: ago(31),
        payment_status: 'refunded',
        refunded: rooms[1]!.price,
        cancellation_fee: rooms[1]!.price,
      },
      promises: PROMISES,
    },
    {
      room: rooms[0]!,
      clientId,
      day: at(6),
      nights: 3,
      order: {
        method: 'online_payment',
        created_at,
        ...accepted,
        deadline: new Date(now.getTime() + 2 * DAY),
      },
    },
    {
      room: rooms[1]!,
      clientId,
      // Whatever the hour, it has begun and is not over.
      day: at(-1),
      nights: 3,
      order: {
        method: 'online_payment',
        created_at: ago(3),
        ...accepted,
        accepted_at: ago(3),
        payment_status: 'accepted',
      },
      promises: PROMISES,
    },
    {
      room: rooms[2]!,
      clientId,
      day: at(12),
      nights: 2,
      order: {
        method: 'self_pickup',
        created_at: new Date(now.getTime() - HOUR),
        deadline: new Date(now.getTime() + DAY),
      },
    },
  ];
}

function rowsOf(
  { room, clientId, day, nights, order, isOut = false, promises, returned }: BookingSeed,
  { lettingId }: SeededPeople,
  timeZone: string,
) {
  const paidNights = returned?.paidNights ?? nights;
  const period = periodOf({
    startsAt: `${day}T14:00`,
    unit: 'day',
    units: nights,
    departsAt: '12:00',
    timeZone,
  })!;
  return {
    order: {
      kind: 'rent',
      organization_id: lettingId,
      client_id: clientId,
      method: 'online_payment',
      currency: 'KGS',
      goods: room.price * paidNights,
      ...order,
    } as const satisfies OrderRow,
    line: {
      position: 0,
      item_id: room.id,
      name: room.name,
      quantity: paidNights,
      price: room.price,
    },
    booking: {
      item_id: room.id,
      during: sql<string>`tstzrange(${period.from}, ${period.to})`,
      unit: 'day',
      units: nights,
      by_night: true,
      is_sole: true,
      is_live: order.status !== 'rejected',
      activated_at: isOut ? period.from : null,
      completed_at: isOut ? period.to : null,
      ...promises,
      ...(returned && { kept: returned.kept, changes: 1 }),
      ...(isOut &&
        promises && {
          deposit_settled_at: period.to,
          deposit_kept: 50_000,
          deposit_reason: 'Разбитая ваза',
        }),
    } as const,
  };
}
