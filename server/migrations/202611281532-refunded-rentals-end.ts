import { sql, type Kysely } from 'kysely';

/** Rentals that were refunded while they were out end by the clock as well; earlier ones hold no period any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index rental_booking_due`.execute(db);
  await sql`
    create index rental_booking_due on rental_booking (upper(during))
      where (is_live or activated_at is not null) and completed_at is null
        and order_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index rental_booking_due`.execute(db);
  await sql`
    create index rental_booking_due on rental_booking (upper(during))
      where is_live and completed_at is null and order_id is not null`.execute(db);
}
