import { sql, type Kysely } from 'kysely';

/** What is to be done next with an order, for the work list of the staff; null: nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function order_stage(
      kind text, status text, method text, payment_status text, delivery_status text,
      is_brought boolean, total bigint, fulfilled_at timestamptz
    ) returns text language sql immutable parallel safe return case
      when status = 'rejected' or fulfilled_at is not null
        or coalesce(payment_status = 'refunded', false) then null
      -- The client is on the way to the till.
      when status = 'in_progress' and method = 'cart_checkout' then 'pay'
      when status = 'in_progress' then 'new'
      when kind = 'ticket' then 'pay'
      when method = 'online_payment' and total > 0
        and payment_status is distinct from 'accepted' then 'pay'
      when not is_brought then 'collect'
      when delivery_status in
        ('delivery_status_set_for_delivery', 'delivery_status_taken_for_delivery') then 'on_the_way'
      else 'send'
    end`.execute(db);
  await sql`
    alter table sale_order add column stage text generated always as (order_stage(
      kind, status, method, payment_status, delivery_status, address is not null,
      goods - discount - cashback_spent + delivery_fee, fulfilled_at
    )) stored`.execute(db);
  await sql`
    create index sale_order_stage on sale_order (organization_id, kind, stage, created_at, id)
    where stage is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sale_order drop column stage`.execute(db);
  await sql`drop function order_stage`.execute(db);
}
