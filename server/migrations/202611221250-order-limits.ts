import { sql, type Kysely } from 'kysely';

/** What organizations have set instead of the usual limits of unpaid orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_limits (
      organization_id bigint primary key references organization on delete cascade,
      open_orders integer not null check (open_orders > 0),
      -- Of a size's stock, one part in so many is for a newcomer.
      newcomer_part integer not null check (newcomer_part > 0),
      newcomer_orders integer not null check (newcomer_orders >= 0)
    )`.execute(db);
  await sql`
    create index sale_order_unpaid on sale_order (client_id)
    where status <> 'rejected' and fulfilled_at is null
      and coalesce(payment_status, 'rejected') in ('in_progress', 'rejected')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index sale_order_unpaid`.execute(db);
  await db.schema.dropTable('order_limits').execute();
}
