import { sql, type Kysely } from 'kysely';

/**
 * What is let by the day may be counted by nights: it is left at a time of its own on the day of
 * departure, which is not charged. Bookings keep how they were counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rental_terms
      -- Of the clock at the place. Never after the arrival, so that whoever comes on the day of a
      -- departure finds it free.
      add column departs_at time check (departs_at <= starts_from)`.execute(db);
  await sql`
    alter table rental_booking
      add column by_night boolean not null default false check (not by_night or unit = 'day')`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rental_booking drop column by_night`.execute(db);
  await sql`alter table rental_terms drop column departs_at`.execute(db);
}
