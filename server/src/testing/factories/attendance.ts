import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';

/** A stay at work; nine hours of 5 January 2026 unless told. One that goes on is expected to end half a day from now. */
export async function createStay(
  db: Kysely<Tables>,
  membership_id: number,
  values: Partial<Insertable<Tables['attendance']>> = {},
): Promise<number> {
  const { ended_at = new Date('2026-01-05T12:00:00Z') } = values;
  const { id } = await db
    .insertInto('attendance')
    .values({
      membership_id,
      started_at: new Date('2026-01-05T03:00:00Z'),
      expected_end_at: ended_at ?? new Date(Date.now() + 12 * 3_600_000),
      started_how: 'code',
      ended_how: ended_at === null ? null : 'code',
      started_metres: null,
      ended_metres: null,
      ...values,
      ended_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
