import { sql, type Kysely } from 'kysely';

/**
 * Events that staff run: sections with prices, quotas and times of sale of their own; events that are moved or cancelled,
 * with a history of it; guests; dates of one series.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table event
      add column status text not null default 'scheduled' check (status in ('scheduled', 'cancelled')),
      -- When tickets are sold; null: from its publication, until it begins.
      add column sales_from timestamptz,
      add column sales_until timestamptz,
      -- Its first date, where it has several.
      add column series_id bigint references event on delete set null,
      add constraint event_sales check (sales_until > sales_from)`.execute(db);
  await sql`create index event_series on event (series_id) where series_id is not null`.execute(db);
  await createSections(db);
  await createChanges(db);
  await createGuests(db);
  await sql`create index ticket_item on ticket (item_id, id)`.execute(db);
}

/** A section is a size of the item: its places are the stock. */
async function createSections(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_section (
      size_id bigint primary key references item_size on delete cascade,
      price bigint not null check (price >= 0),
      -- All its places: sold, promised and free.
      quota integer not null check (quota >= 0),
      -- Instead of those of the event.
      sales_from timestamptz,
      sales_until timestamptz,
      check (sales_until > sales_from)
    )`.execute(db);
  await sql`
    insert into event_section (size_id, price, quota)
    select item_size.id, item.price, item_size.stock + coalesce((
      select sum(line.quantity) from sale_order_line as line
      join sale_order on sale_order.id = line.order_id
      where line.size_id = item_size.id and sale_order.fulfilled_at is not null
        and sale_order.payment_status <> 'refunded'), 0)
    from item_size join item on item.id = item_size.item_id
    where item.kind = 'ticket' and item.price is not null`.execute(db);
  // A section is added as a size: it costs what the item costs until it is told otherwise.
  await sql`
    create function add_section() returns trigger language plpgsql as $$
      begin
        insert into event_section (size_id, price, quota)
        select new.id, item.price, new.stock from item
        where item.id = new.item_id and item.kind = 'ticket' and item.price is not null;
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger item_size_section after insert on item_size
      for each row execute function add_section()`.execute(db);
  // Lists, search and sorting read one price of an item: that of its cheapest section.
  await sql`
    create function price_from_sections() returns trigger language plpgsql as $$
      declare item_of_section bigint;
      begin
        select item_id into item_of_section from item_size
        where id = case when tg_op = 'DELETE' then old.size_id else new.size_id end;
        update item set price = cheapest.price
        from (
          select min(section.price) as price from event_section as section
          join item_size on item_size.id = section.size_id
          where item_size.item_id = item_of_section) as cheapest
        where item.id = item_of_section and cheapest.price is not null
          and item.price is distinct from cheapest.price;
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger event_section_price after insert or update of price or delete on event_section
      for each row execute function price_from_sections()`.execute(db);
}

/**
 * Whoever sells tickets shares a lock of the event, whoever changes it holds the lock alone. It has a queue: under many
 * purchases whoever cancels would wait for ever for the row.
 */
async function createChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_change (
      id bigint generated always as identity primary key,
      item_id bigint not null references event on delete cascade,
      kind text not null check (kind in ('moved', 'cancelled')),
      actor_id bigint references app_user,
      reason text not null default '',
      -- As it was before.
      old_starts_at timestamptz not null,
      old_ends_at timestamptz not null,
      old_place text not null,
      created_at timestamptz not null default now(),
      -- The last order whose client was told.
      told_to bigint not null default 0,
      told_at timestamptz
    )`.execute(db);
  await sql`create index event_change_item on event_change (item_id, id desc)`.execute(db);
  await sql`create index event_change_untold on event_change (id) where told_at is null`.execute(
    db,
  );
  await sql`create index event_change_actor on event_change (actor_id)`.execute(db);
  await sql`
    create unique index event_cancelled_once on event_change (item_id) where kind = 'cancelled'`.execute(
    db,
  );
  await sql`create index event_cancelled on event (item_id) where status = 'cancelled'`.execute(db);
  await sql`
    create function event_lock(item bigint) returns bigint
      language sql immutable parallel safe
      return hashtextextended('event:' || item, 0)`.execute(db);
  await sql`
    create function keep_cancelled() returns trigger language plpgsql as $$
      begin
        if old.status = 'cancelled' and (new.status, new.starts_at, new.ends_at, new.place)
          is distinct from (old.status, old.starts_at, old.ends_at, old.place)
        then
          raise exception 'The event has been cancelled' using errcode = 'KV041';
        end if;
        return new;
      end
    $$`.execute(db);
  await sql`
    create trigger event_stays_cancelled before update on event
      for each row execute function keep_cancelled()`.execute(db);
  await sql`
    create function require_scheduled() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(event_lock(new.item_id));
        perform from event where item_id = new.item_id and status = 'scheduled';
        if not found then
          raise exception 'The event has been cancelled' using errcode = 'KV041';
        end if;
        return new;
      end
    $$`.execute(db);
  await sql`
    create trigger ticket_of_scheduled before insert on ticket
      for each row execute function require_scheduled()`.execute(db);
}

/** Guests take places of a section and pay nothing. */
async function createGuests(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_guest (
      id bigint generated always as identity primary key,
      item_id bigint not null references event on delete cascade,
      size_id bigint not null references item_size,
      name text not null,
      -- How many come with this name, themselves included.
      party integer not null check (party > 0),
      secret text not null unique,
      added_by bigint references app_user,
      created_at timestamptz not null default now(),
      activated_at timestamptz,
      activated_by bigint references app_user,
      nonce text,
      check ((activated_at is null) = (nonce is null))
    )`.execute(db);
  await sql`create index event_guest_item on event_guest (item_id, id)`.execute(db);
  await sql`create index event_guest_size on event_guest (size_id)`.execute(db);
  for (const column of ['added_by', 'activated_by']) {
    await sql`create index on event_guest (${sql.ref(column)})`.execute(db);
  }
  await sql`
    create trigger guest_of_scheduled before insert on event_guest
      for each row execute function require_scheduled()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table event_guest`.execute(db);
  await sql`drop trigger ticket_of_scheduled on ticket`.execute(db);
  await sql`drop trigger event_stays_cancelled on event`.execute(db);
  await sql`drop function require_scheduled, keep_cancelled`.execute(db);
  await sql`drop table event_change`.execute(db);
  await sql`drop trigger item_size_section on item_size`.execute(db);
  await sql`drop table event_section`.execute(db);
  await sql`drop function add_section, price_from_sections, event_lock`.execute(db);
  await sql`drop index ticket_item`.execute(db);
  await sql`
    alter table event
      drop column status, drop column sales_from, drop column sales_until, drop column series_id`.execute(
    db,
  );
}
