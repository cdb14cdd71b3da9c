import { sql, type Kysely } from 'kysely';

/**
 * Staff edit on which terms things are let. What a booking was made on is kept by it: the pauses around it, and what a
 * cancellation costs. Blocked periods are bookings without an order, so that the same guards hold for both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rental_terms
      -- Counted up by every edit.
      add column version integer not null default 1,
      add column units_step integer not null default 1 check (units_step > 0),
      -- How long it is kept free before and after each rental, in minutes.
      add column buffer_before integer not null default 0 check (buffer_before >= 0),
      add column buffer_after integer not null default 0 check (buffer_after >= 0),
      add column notice_hours integer not null default 0 check (notice_hours >= 0),
      add column days_ahead integer not null default 365 check (days_ahead > 0),
      -- Minor units.
      add column deposit bigint not null default 0 check (deposit >= 0),
      add column cancel_hours integer not null default 0 check (cancel_hours >= 0),
      add column cancel_percent integer not null default 0 check (cancel_percent between 0 and 100)`.execute(
    db,
  );
  await sql`
    create table rental_price_rule (
      item_id bigint not null references rental_terms on delete cascade,
      -- The first one that a day keeps to counts.
      position integer not null,
      from_day date,
      to_day date check (to_day >= from_day),
      -- ISO 8601: Monday is 1; none means all of them.
      weekdays smallint[] not null default '{}' check (weekdays <@ '{1,2,3,4,5,6,7}'),
      -- Minor units for one of the unit.
      price bigint not null check (price >= 0),
      primary key (item_id, position),
      check (from_day is not null or to_day is not null or weekdays <> '{}')
    )`.execute(db);
  await sql`
    create table rental_block (
      id bigint generated always as identity primary key,
      item_id bigint not null references rental_terms on delete cascade,
      reason text not null check (reason in ('repair', 'own_use', 'other', 'calendar')),
      note text not null default '',
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index rental_block_item on rental_block (item_id)`.execute(db);
  // Minutes are added alike in every time zone, which PostgreSQL cannot know of an interval.
  await sql`
    create function rental_hold(during tstzrange, minutes_before integer, minutes_after integer)
    returns tstzrange language sql immutable parallel safe as
    'select tstzrange(lower(during) - make_interval(mins => minutes_before),
      upper(during) + make_interval(mins => minutes_after))'`.execute(db);
  await sql`alter table rental_booking drop constraint rental_booking_pkey`.execute(db);
  await sql`
    alter table rental_booking
      add column id bigint generated always as identity primary key,
      add column block_id bigint unique references rental_block on delete cascade,
      -- How many of the thing.
      add column pieces integer not null default 1 check (pieces > 0),
      add column buffer_before integer not null default 0 check (buffer_before >= 0),
      add column buffer_after integer not null default 0 check (buffer_after >= 0),
      add column cancel_hours integer not null default 0 check (cancel_hours >= 0),
      add column cancel_percent integer not null default 0 check (cancel_percent between 0 and 100),
      alter column order_id drop not null,
      add constraint rental_booking_order unique (order_id),
      add constraint rental_booking_of_one check (num_nonnulls(order_id, block_id) = 1)`.execute(
    db,
  );
  await sql`
    alter table rental_booking
      add column held tstzrange not null
        generated always as (rental_hold(during, buffer_before, buffer_after)) stored,
      drop constraint rental_booking_item_id_during_excl,
      add constraint rental_booking_sole
        exclude using gist (item_id with =, held with &&) where (is_live and is_sole)`.execute(db);
  await sql`drop index rental_booking_item`.execute(db);
  await sql`create index rental_booking_item on rental_booking using gist (item_id, held) where (is_live)`.execute(
    db,
  );
  await sql`drop index rental_booking_due`.execute(db);
  await sql`
    create index rental_booking_due on rental_booking (upper(during))
      where is_live and completed_at is null and order_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from rental_booking where order_id is null`.execute(db);
  await sql`drop index rental_booking_due`.execute(db);
  await sql`drop index rental_booking_item`.execute(db);
  await sql`
    alter table rental_booking
      drop constraint rental_booking_sole, drop constraint rental_booking_of_one,
      drop column held, drop column block_id, drop column pieces, drop column buffer_before,
      drop column buffer_after, drop column cancel_hours, drop column cancel_percent`.execute(db);
  await sql`alter table rental_booking drop column id, drop constraint rental_booking_order, add primary key (order_id)`.execute(
    db,
  );
  await sql`
    alter table rental_booking add constraint rental_booking_item_id_during_excl
      exclude using gist (item_id with =, during with &&) where (is_live and is_sole)`.execute(db);
  await sql`create index rental_booking_item on rental_booking using gist (item_id, during) where (is_live)`.execute(
    db,
  );
  await sql`
    create index rental_booking_due on rental_booking (upper(during))
      where is_live and completed_at is null`.execute(db);
  await sql`drop function rental_hold`.execute(db);
  await sql`drop table rental_block`.execute(db);
  await sql`drop table rental_price_rule`.execute(db);
  await sql`
    alter table rental_terms
      drop column version, drop column units_step, drop column buffer_before,
      drop column buffer_after, drop column notice_hours, drop column days_ahead,
      drop column deposit, drop column cancel_hours, drop column cancel_percent`.execute(db);
}
