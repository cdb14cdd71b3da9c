import { sql, type Kysely } from 'kysely';

/** Cashback cards with their ledger, and the sum that a client pays for an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table discount_card drop constraint discount_card_kind_check`.execute(db);
  await sql`alter table discount_card add constraint discount_card_kind_check check (kind in ('fixed', 'cumulative', 'cashback'))`.execute(
    db,
  );
  await sql`
    alter table sale_order
      add column cashback_spent bigint not null default 0 check (cashback_spent >= 0),
      -- Booked once it is handed over.
      add column cashback_earned bigint not null default 0 check (cashback_earned >= 0),
      add constraint sale_order_money check (discount + cashback_spent <= goods)`.execute(db);
  // What the client pays in money: said once, here.
  await sql`
    alter table sale_order
      add column total bigint
        generated always as (goods - discount - cashback_spent + delivery_fee) stored`.execute(db);
  await sql`alter table cart add column spend_cashback boolean not null default false`.execute(db);

  await sql`
    create table cashback_account (
      organization_id bigint not null references organization on delete cascade,
      client_id bigint not null references app_user on delete cascade,
      currency char(3) not null,
      -- The sum of the entries, in minor units: what can be spent now.
      balance bigint not null default 0 check (balance >= 0),
      -- Earned once, spent, and then taken back with a refund: later earnings repay it.
      debt bigint not null default 0 check (debt >= 0),
      primary key (organization_id, client_id)
    )`.execute(db);
  await sql`
    create table cashback_entry (
      id bigint generated always as identity primary key,
      organization_id bigint not null,
      client_id bigint not null,
      order_id bigint not null references sale_order,
      kind text not null check (kind in
        ('earn', 'spend_hold', 'spend_commit', 'spend_release', 'restore', 'reverse', 'repay')),
      amount bigint not null,
      created_at timestamptz not null default now(),
      -- Whatever is done twice is booked once.
      unique (order_id, kind),
      foreign key (organization_id, client_id) references cashback_account on delete cascade
    )`.execute(db);
  await sql`create index cashback_entry_account on cashback_entry (organization_id, client_id, id)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('cashback_entry').execute();
  await db.schema.dropTable('cashback_account').execute();
  await sql`
    alter table sale_order drop column total, drop column cashback_spent,
      drop column cashback_earned`.execute(db);
  await sql`alter table cart drop column spend_cashback`.execute(db);
  await sql`alter table discount_card drop constraint discount_card_kind_check`.execute(db);
  await sql`alter table discount_card add constraint discount_card_kind_check check (kind in ('fixed', 'cumulative'))`.execute(
    db,
  );
}
