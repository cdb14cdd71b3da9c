import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { addDays, momentAt, wallTimeOf, weekdayOf } from '../../src/platform/time/wall-time.ts';
import type { SeededPeople } from './seed-people.ts';

const ZONE = 'Asia/Bishkek';
const HOUR = 3_600_000;
const SUNDAY = 7;
/** The week before this one, this one and the next. */
const DAYS = 21;

type Shift = Insertable<Tables['shift']>;

/**
 * Three weeks of shifts in the owner's shop, beside what was worked: on time and late, one day on which nobody came, the
 * seller on shift now, the manager not there yet, and a night that lies ahead.
 */
export async function seedRoster(
  db: Kysely<Tables>,
  { people: { accounts, shopId }, now }: { readonly people: SeededPeople; readonly now: Date },
): Promise<void> {
  const staff = await db
    .selectFrom('organization_member')
    .select(['id', 'user_id'])
    .where('organization_id', '=', shopId)
    .where('user_id', 'in', [accounts.seller, accounts.manager])
    .execute();
  const memberOf = (user: number) => staff.find(({ user_id }) => user_id === user)!.id;
  const [seller, manager] = [memberOf(accounts.seller), memberOf(accounts.manager)];
  const today = wallTimeOf(now, ZONE).slice(0, 10);
  const first = addDays(today, -7 - (weekdayOf(today) - 1));
  const days = Array.from({ length: DAYS }, (_, index) => addDays(first, index));
  const planned = days
    .filter((day) => day !== today && weekdayOf(day) !== SUNDAY)
    .flatMap((day) => [
      shiftOf(seller, day, '10:00', '20:00'),
      shiftOf(manager, day, '10:00', '18:00'),
    ]);
  const beginning = (hours: number) => new Date(now.getTime() - hours * HOUR);
  await db
    .insertInto('shift')
    .values([
      ...planned,
      { ...eightHours(beginning(3)), membership_id: seller, position: '' },
      { ...eightHours(beginning(1)), membership_id: manager, position: '' },
      // Nobody came.
      shiftOf(manager, addDays(first, 6), '12:00', '16:00', 'Приёмка товара'),
      shiftOf(manager, addDays(first, 20), '22:00', '06:00', 'Инвентаризация'),
    ])
    .execute();
}

const eightHours = (starts_at: Date) => ({
  starts_at,
  ends_at: new Date(starts_at.getTime() + 8 * HOUR),
});

function shiftOf(
  membership_id: number,
  day: string,
  from: string,
  until: string,
  position = '',
): Shift {
  const lastDay = until <= from ? addDays(day, 1) : day;
  return {
    membership_id,
    starts_at: momentAt(`${day}T${from}`, ZONE)!,
    ends_at: momentAt(`${lastDay}T${until}`, ZONE)!,
    position,
  };
}
