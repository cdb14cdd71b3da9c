import { sql, type Kysely } from 'kysely';

/**
 * Bookings get another period. What was paid for time that the client gives up goes back, all but what is kept of it by
 * the terms: of an order that stays, a part may be refunded.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rental_booking
      -- Minor units.
      add column kept bigint not null default 0 check (kept >= 0),
      add column changes integer not null default 0`.execute(db);
  await sql`
    alter table sale_order
      drop constraint sale_order_refunded_by_status,
      add constraint sale_order_refunded_by_status check (case
        when payment_status = 'refunded' then refunded = total - cancellation_fee
        when kind = 'rent' and payment_status = 'accepted' then refunded between 0 and total
        else refunded = 0 end) not valid`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update sale_order set refunded = 0 where payment_status <> 'refunded'`.execute(db);
  await sql`
    alter table sale_order
      drop constraint sale_order_refunded_by_status,
      add constraint sale_order_refunded_by_status check (refunded = case
        when payment_status = 'refunded' then total - cancellation_fee else 0 end)`.execute(db);
  await sql`alter table rental_booking drop column kept, drop column changes`.execute(db);
}
