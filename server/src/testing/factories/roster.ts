import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';

/** A planned shift; nine hours of 5 January 2040 unless told. */
export async function createShift(
  db: Kysely<Tables>,
  membership_id: number,
  values: Partial<Insertable<Tables['shift']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('shift')
    .values({
      membership_id,
      starts_at: new Date('2040-01-05T03:00:00Z'),
      ends_at: new Date('2040-01-05T12:00:00Z'),
      position: '',
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
