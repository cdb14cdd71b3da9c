import { sql, type Kysely } from 'kysely';

/**
 * Rentals and tickets are ordered and paid for like goods; what differs is what an order holds: a
 * period of a thing, or places at an event. Places are the stock of an item's sizes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table item add column price_unit text
      check (price_unit in ('minute', 'hour', 'day', 'month', 'year'))`.execute(db);

  await sql`
    alter table sale_order add column kind text not null default 'product'
      check (kind in ('product', 'rent', 'ticket'))`.execute(db);
  await sql`drop index sale_order_organization`.execute(db);
  await sql`create index sale_order_organization on sale_order (organization_id, kind, created_at desc, id desc)`.execute(
    db,
  );
  await sql`drop index sale_order_unprocessed`.execute(db);
  await sql`create index sale_order_unprocessed on sale_order (organization_id, kind) where status = 'in_progress'`.execute(
    db,
  );

  await sql`
    create table rental_terms (
      item_id bigint primary key references item on delete cascade,
      units_min integer not null check (units_min > 0),
      units_max integer not null check (units_max >= units_min),
      -- Of the clock at the place: when on a day a rental may begin.
      starts_from time not null,
      starts_until time not null check (starts_until >= starts_from),
      -- How many of the same thing there are.
      quantity integer not null check (quantity > 0)
    )`.execute(db);
  await sql`
    create table rental_booking (
      order_id bigint primary key references sale_order on delete cascade,
      item_id bigint not null references rental_terms,
      during tstzrange not null check (not isempty(during)),
      unit text not null check (unit in ('minute', 'hour', 'day', 'month', 'year')),
      units integer not null check (units > 0),
      -- Whether it holds its period.
      is_live boolean not null default true,
      -- Whether there was only one of it.
      is_sole boolean not null,
      activated_at timestamptz,
      completed_at timestamptz,
      exclude using gist (item_id with =, during with &&) where (is_live and is_sole)
    )`.execute(db);
  await sql`create index rental_booking_item on rental_booking using gist (item_id, during) where (is_live)`.execute(
    db,
  );
  await sql`create index rental_booking_due on rental_booking (upper(during)) where is_live and completed_at is null`.execute(
    db,
  );

  await sql`
    create table event (
      item_id bigint primary key references item on delete cascade,
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      place text not null
    )`.execute(db);
  await sql`
    create table ticket (
      id bigint generated always as identity primary key,
      order_id bigint not null references sale_order on delete cascade,
      item_id bigint not null references event,
      size text not null,
      -- Drawn at random: whoever shows it gets in.
      secret text not null unique,
      activated_at timestamptz,
      activated_by bigint references app_user,
      -- Of the scan that has let somebody in: the same one again is no second try.
      nonce text,
      check ((activated_at is null) = (nonce is null))
    )`.execute(db);
  await sql`create index ticket_order on ticket (order_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['ticket', 'event', 'rental_booking', 'rental_terms']) {
    await db.schema.dropTable(table).execute();
  }
  await sql`drop index sale_order_organization`.execute(db);
  await sql`drop index sale_order_unprocessed`.execute(db);
  await sql`alter table sale_order drop column kind`.execute(db);
  await sql`create index sale_order_organization on sale_order (organization_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index sale_order_unprocessed on sale_order (organization_id) where status = 'in_progress'`.execute(
    db,
  );
  await sql`alter table item drop column price_unit`.execute(db);
}
