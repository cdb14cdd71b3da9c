import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';

/** From when to when, on which weekdays; ISO 8601, Monday is 1. */
export interface HoursSeed {
  readonly days: readonly number[];
  readonly opens: string;
  /** Equal to `opens` for the whole day; before it for a time of the next day. */
  readonly closes: string;
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

export const daily = (opens: string, closes: string): readonly HoursSeed[] => [
  { days: EVERY_DAY, opens, closes },
];

/** Weekdays until eight, a short Saturday and Sunday off. */
export const SHOP: readonly HoursSeed[] = [
  { days: [1, 2, 3, 4, 5], opens: '10:00', closes: '20:00' },
  { days: [6], opens: '11:00', closes: '18:00' },
];

export async function seedHours(
  db: Kysely<Tables>,
  organizationId: number,
  hours: readonly HoursSeed[],
): Promise<void> {
  await db
    .insertInto('organization_hours')
    .values(
      hours.flatMap(({ days, opens, closes }) =>
        days.map((weekday) => ({
          organization_id: organizationId,
          weekday,
          opens_at: opens,
          closes_at: closes,
        })),
      ),
    )
    .execute();
}
