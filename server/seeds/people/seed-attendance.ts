import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { addDays, momentAt, wallTimeOf, weekdayOf } from '../../src/platform/time/wall-time.ts';
import type { SeededPeople } from './seed-people.ts';

const ZONE = 'Asia/Bishkek';
/** So far back the staff have noted when they came and went. */
const DAYS = 92;
const SUNDAY = 7;
/** The shop's short day. */
const SATURDAY = 6;
const HOUR = 3_600_000;
/** Days ago on which somebody forgot to check out, and on which that was corrected. */
const FORGOTTEN = 3;
const CORRECTED = 9;

type Stay = Insertable<Tables['attendance']>;

/** Three months of coming and going in the owner's shop: one check-out forgotten, one corrected, the seller there now. */
export async function seedAttendance(
  db: Kysely<Tables>,
  { people: { accounts, shopId }, now }: { readonly people: SeededPeople; readonly now: Date },
): Promise<void> {
  const staff = await db
    .selectFrom('organization_member')
    .select(['id', 'user_id'])
    .where('organization_id', '=', shopId)
    .where('user_id', 'in', [accounts.seller, accounts.manager])
    .orderBy('id')
    .execute();
  const today = wallTimeOf(now, ZONE).slice(0, 10);
  const stays = staff.flatMap(({ id }, person) =>
    Array.from({ length: DAYS }, (_, index) => stayOf(id, person, addDays(today, index - DAYS))),
  );
  await db
    .insertInto('attendance')
    .values(stays.flatMap((stay) => stay ?? []))
    .execute();
  const seller = staff.find(({ user_id }) => user_id === accounts.seller)!;
  await forget(db, seller.id, addDays(today, -FORGOTTEN));
  await correct(db, {
    membershipId: seller.id,
    day: addDays(today, -CORRECTED),
    by: accounts.owner,
  });
  await db
    .insertInto('attendance')
    .values({
      membership_id: seller.id,
      started_at: new Date(now.getTime() - 2.5 * HOUR),
      ended_at: null,
      expected_end_at: new Date(now.getTime() + 6 * HOUR),
      started_how: 'code',
      ended_how: null,
      started_metres: null,
      ended_metres: null,
    })
    .execute();
}

/** Sundays are off, and each has another day off besides, every other week. */
function stayOf(membership_id: number, person: number, day: string): Stay | null {
  const weekday = weekdayOf(day);
  const number = Math.floor(Date.parse(day) / (24 * HOUR));
  const isOff = weekday === 1 + person * 2 && Math.floor(number / 7) % 2 === 0;
  if (weekday === SUNDAY || isOff) return null;
  // A few minutes early or late, never the same.
  const minutes = ((number * 7 + person * 13) % 19) - 12;
  const [opens, closes] = weekday === SATURDAY ? ['11:00', '18:00'] : ['10:00', '20:00'];
  const at = (time: string, offset: number) =>
    new Date(momentAt(`${day}T${time}`, ZONE)!.getTime() + offset * 60_000);
  const how = (number + person) % 3 === 0 ? 'place' : 'code';
  const metres = how === 'place' ? 8 + (number % 40) : null;
  return {
    membership_id,
    started_at: at(opens!, minutes),
    ended_at: at(closes!, ((number * 5) % 23) + 2),
    expected_end_at: at(closes!, 0),
    started_how: how,
    ended_how: how,
    started_metres: metres,
    ended_metres: metres,
  };
}

async function forget(db: Kysely<Tables>, membershipId: number, before: string): Promise<void> {
  const stay = await lastStay(db, membershipId, before);
  await db
    .updateTable('attendance')
    .set((eb) => ({
      ended_at: eb.ref('expected_end_at'),
      ended_how: 'timer',
      ended_metres: null,
      version: 2,
    }))
    .where('id', '=', stay.id)
    .execute();
}

interface Corrected {
  readonly membershipId: number;
  readonly day: string;
  readonly by: number;
}

async function correct(db: Kysely<Tables>, { membershipId, day, by }: Corrected): Promise<void> {
  const { id, started_at, ended_at } = await lastStay(db, membershipId, day);
  await db
    .insertInto('attendance_correction')
    .values({
      attendance_id: id,
      corrected_by: by,
      reason: 'Телефон разрядился, уход видели коллеги',
      old_started_at: started_at,
      old_ended_at: ended_at,
    })
    .execute();
  await db
    .updateTable('attendance')
    .set({
      ended_at: new Date(ended_at!.getTime() + 0.5 * HOUR),
      ended_how: 'manager',
      ended_metres: null,
      version: 2,
    })
    .where('id', '=', id)
    .execute();
}

/** The last stay up to a day. */
const lastStay = (db: Kysely<Tables>, membershipId: number, day: string) =>
  db
    .selectFrom('attendance')
    .select(['id', 'started_at', 'ended_at'])
    .where('membership_id', '=', membershipId)
    .where('day', '<=', day)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
