import { sql, type Kysely } from 'kysely';

/** What is kept of the money when a rental is cancelled late, and what is taken for it until it returns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sale_order
      -- Minor units.
      add column cancellation_fee bigint not null default 0 check (cancellation_fee >= 0),
      add constraint sale_order_fee_of_cancelled check (
        cancellation_fee = 0
        or (kind = 'rent' and payment_status = 'refunded' and status = 'rejected')),
      drop constraint sale_order_refunded_by_status,
      add constraint sale_order_refunded_by_status check (refunded = case
        when payment_status = 'refunded' then total - cancellation_fee else 0 end)`.execute(db);
  await sql`
    alter table sandbox_payment
      add column refunded bigint not null default 0 check (refunded between 0 and amount)`.execute(
    db,
  );
  await sql`update sandbox_payment set refunded = amount where state = 'refunded'`.execute(db);
  await sql`
    alter table rental_booking
      -- Minor units.
      add column deposit bigint not null default 0 check (deposit >= 0),
      -- When all but what is kept of it was given back.
      add column deposit_settled_at timestamptz,
      add column deposit_kept bigint not null default 0,
      add column deposit_reason text not null default '',
      add check (deposit_kept between 0 and deposit),
      add check (deposit_kept = 0 or (deposit_settled_at is not null and deposit_reason <> '')),
      add check (deposit_settled_at is null or (activated_at is not null and completed_at is not null))`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rental_booking
      drop column deposit, drop column deposit_settled_at, drop column deposit_kept,
      drop column deposit_reason`.execute(db);
  await sql`alter table sandbox_payment drop column refunded`.execute(db);
  await sql`
    alter table sale_order
      drop constraint sale_order_refunded_by_status,
      drop constraint sale_order_fee_of_cancelled`.execute(db);
  await sql`update sale_order set refunded = total where payment_status = 'refunded'`.execute(db);
  await sql`
    alter table sale_order
      drop column cancellation_fee,
      add constraint sale_order_refunded_by_status check (refunded = case
        when payment_status = 'refunded' then total else 0 end)`.execute(db);
}
