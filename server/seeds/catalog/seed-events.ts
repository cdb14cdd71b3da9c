import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { periodOf } from '../../src/modules/trade/rental-periods/index.ts';
import { wallTimeOf } from '../../src/platform/time/wall-time.ts';
import type { Random } from '../random.ts';
import type { Staging } from './assortments/assortment.ts';

const DAY = 86_400_000;
/** Days from now to the first event, and from one to the next. */
const FIRST = 2;
const STEP = 3;
const MORNING = '11:00';
/** 0 is Sunday. */
const WEEKDAYS: Readonly<Record<string, number>> = { 'в пятницу': 5, 'в субботу': 6 };

interface EventsContext {
  readonly staging: Staging;
  readonly sections: readonly string[] | undefined;
  readonly timeZone: string;
  readonly now: Date;
  readonly random: Random;
}

/** When and where what tickets are for takes place, all of it still to come, and the places. */
export async function seedEvents(
  db: Kysely<Tables>,
  items: readonly { readonly id: number; readonly name: string }[],
  { staging, sections = [''], timeZone, now, random }: EventsContext,
): Promise<void> {
  await db
    .insertInto('event')
    .values(
      items.map(({ id, name }, index) => {
        const soonest = new Date(now.getTime() + (FIRST + index * STEP) * DAY);
        const day = dayOf(name, wallTimeOf(soonest, timeZone).slice(0, 10));
        const time = name.includes('утренний') ? MORNING : staging.startsAt;
        const startsAt = `${day}T${time}`;
        const period = periodOf({ startsAt, unit: 'hour', units: staging.hours, timeZone })!;
        return {
          item_id: id,
          starts_at: period.from,
          ends_at: period.to,
          place: staging.place,
        };
      }),
    )
    .execute();
  const [fewest, most] = staging.places;
  await db
    .insertInto('item_size')
    .values(
      items.flatMap(({ id }) =>
        sections.map((size) => ({ item_id: id, size, stock: random.integer(fewest, most) })),
      ),
    )
    .execute();
}

/** The same day, or the next one of the weekday that the name promises. */
function dayOf(name: string, day: string): string {
  const promised = Object.entries(WEEKDAYS).find(([words]) => name.includes(words))?.[1];
  if (promised === undefined) return day;
  const date = new Date(`${day}T00:00:00Z`);
  const later = (promised - date.getUTCDay() + 7) % 7;
  return new Date(date.getTime() + later * DAY).toISOString().slice(0, 10);
}
