import { sql, type Kysely } from 'kysely';

/** Attempts to pay for an order online, what the provider has said of them, and the demo's provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organization add column takes_online_payment boolean not null default false`.execute(
    db,
  );
  await sql`
    create table payment (
      id bigint generated always as identity primary key,
      -- Names the attempt to the provider.
      reference uuid not null unique default gen_random_uuid(),
      order_id bigint not null references sale_order,
      amount bigint not null check (amount > 0),
      currency char(3) not null,
      status text not null default 'in_progress'
        check (status in ('in_progress', 'accepted', 'rejected', 'refunded')),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      settled_at timestamptz,
      refunded_at timestamptz
    )`.execute(db);
  await sql`create unique index payment_open on payment (order_id) where status = 'in_progress'`.execute(
    db,
  );
  await sql`create index payment_order on payment (order_id, id desc)`.execute(db);
  await sql`create index payment_expiry on payment (expires_at) where status = 'in_progress'`.execute(
    db,
  );
  await sql`
    create table payment_event (
      payment_id bigint not null references payment,
      provider_event text not null,
      outcome text not null,
      received_at timestamptz not null default now(),
      primary key (payment_id, provider_event)
    )`.execute(db);

  await sql`
    create table sandbox_payment (
      reference uuid primary key,
      amount bigint not null,
      currency char(3) not null,
      return_to text not null,
      state text not null default 'open' check (state in ('open', 'paid', 'declined', 'refunded')),
      event_id uuid not null default gen_random_uuid()
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['sandbox_payment', 'payment_event', 'payment']) {
    await db.schema.dropTable(table).execute();
  }
  await sql`alter table organization drop column takes_online_payment`.execute(db);
}
