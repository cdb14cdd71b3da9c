import { sql, type Kysely } from 'kysely';

/**
 * Which items have changed in what everybody may see, noted by the database whoever changes them. Servers with open pages
 * read it a few times a second. An order notes nothing unless a size runs out by it or comes back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table item_news (
      id bigint generated always as identity primary key,
      -- Without a reference: an item that is deleted is news.
      item_id bigint not null,
      xact xid8 not null default pg_current_xact_id(),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index item_news_xact on item_news (xact)`.execute(db);
  await sql`create index item_news_age on item_news (created_at)`.execute(db);
  await noteItems(db);
  await noteSizes(db);
  await noteEvents(db);
}

async function noteItems(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_item() returns trigger language plpgsql as $$
      begin
        insert into item_news (item_id) values (old.id);
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger item_noted after update on item for each row
    when ((old.name, old.translations, old.price, old.price_unit, old.old_price, old.description, old.is_published, old.is_gated)
      is distinct from
      (new.name, new.translations, new.price, new.price_unit, new.old_price, new.description, new.is_published, new.is_gated))
    execute function note_item()`.execute(db);
  await sql`
    create trigger item_deletion_noted after delete on item
    for each row execute function note_item()`.execute(db);
}

/** Only whether there are any matters, not how many. */
async function noteSizes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_size() returns trigger language plpgsql as $$
      begin
        insert into item_news (item_id) values (new.item_id);
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger item_size_noted after update on item_size for each row
    when ((old.size, old.stock > old.held) is distinct from (new.size, new.stock > new.held))
    execute function note_size()`.execute(db);
  await sql`
    create function note_sizes() returns trigger language plpgsql as $$
      begin
        insert into item_news (item_id) select distinct item_id from written;
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger item_sizes_added after insert on item_size
    referencing new table as written for each statement execute function note_sizes()`.execute(db);
  await sql`
    create trigger item_sizes_removed after delete on item_size
    referencing old table as written for each statement execute function note_sizes()`.execute(db);
}

async function noteEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger event_noted after update on event for each row
    when ((old.status, old.starts_at, old.ends_at, old.place, old.sales_from, old.sales_until)
      is distinct from
      (new.status, new.starts_at, new.ends_at, new.place, new.sales_from, new.sales_until))
    execute function note_size()`.execute(db);
  await sql`
    create function note_section() returns trigger language plpgsql as $$
      begin
        insert into item_news (item_id) select item_id from item_size where id = new.size_id;
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger event_section_noted after update on event_section for each row
    when ((old.price, old.sales_from, old.sales_until) is distinct from (new.price, new.sales_from, new.sales_until))
    execute function note_section()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger event_section_noted on event_section`.execute(db);
  await sql`drop trigger event_noted on event`.execute(db);
  for (const name of ['item_size_noted', 'item_sizes_added', 'item_sizes_removed']) {
    await sql`drop trigger ${sql.ref(name)} on item_size`.execute(db);
  }
  for (const name of ['item_noted', 'item_deletion_noted']) {
    await sql`drop trigger ${sql.ref(name)} on item`.execute(db);
  }
  await sql`drop function note_item, note_size, note_sizes, note_section`.execute(db);
  await sql`drop table item_news`.execute(db);
}
