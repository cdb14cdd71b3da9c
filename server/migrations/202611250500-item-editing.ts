import { sql, type Kysely } from 'kysely';

/**
 * What staff need to edit products: a state beside `is_published`, a version against lost edits, texts in other
 * languages, words for pictures, an order of sizes, and a ledger that explains every change of stock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createStatus(db);
  await sql`
    alter table item
      -- By language: {"en": {"title": "…", "description": "…"}}
      add column translations jsonb not null default '{}',
      -- Counted up by every edit: of two editors who have seen the same one, the second is told.
      add column version integer not null default 1`.execute(db);
  await sql`
    alter table item_image add column alt text not null default ''`.execute(db);
  await sql`
    alter table item_video add column id bigint generated always as identity unique`.execute(db);
  await sql`
    alter table item_size add column position smallint not null default 0`.execute(db);
  // The list of staff, by keyset; it also tells whether an organization has items at all.
  await sql`create index item_of_staff on item (organization_id, kind, id desc)`.execute(db);
  await sql`drop index item_of_organization`.execute(db);
  await keepOrderedSizes(db);
  await createLedger(db);
}

/**
 * Lists read `is_published`. Whoever sets the state sets both, which the check demands; who knows `is_published` alone
 * has the state follow it.
 */
async function createStatus(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table item
      add column status text check (status in ('draft', 'published', 'archived')),
      -- When it goes on sale by itself.
      add column publish_at timestamptz,
      -- When it went on sale for the first time.
      add column published_at timestamptz`.execute(db);
  await sql`
    update item set
      status = case when is_published then 'published' else 'archived' end,
      published_at = case when is_published then created_at end`.execute(db);
  await sql`
    create function item_status() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          new.status := coalesce(new.status, case when new.is_published then 'published' else 'archived' end);
        elsif new.is_published <> old.is_published and new.status = old.status then
          new.status := case when new.is_published then 'published' else 'archived' end;
        end if;
        if new.is_published then
          new.published_at := coalesce(new.published_at, new.created_at);
          new.publish_at := null;
        end if;
        return new;
      end
    $$`.execute(db);
  await sql`
    create trigger item_status before insert or update of is_published, status on item
      for each row execute function item_status()`.execute(db);
  await sql`
    alter table item
      alter column status set not null,
      add constraint item_status_published check (is_published = (status = 'published')),
      add constraint item_planned check (publish_at is null or status = 'draft')`.execute(db);
}

/** A size that has been ordered stays; one that goes is noticed by those who have it in their carts. */
async function keepOrderedSizes(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sale_order_line
      drop constraint sale_order_line_size_id_fkey,
      add constraint sale_order_line_size_id_fkey foreign key (size_id) references item_size`.execute(
    db,
  );
  await sql`
    create index sale_order_line_size on sale_order_line (size_id) where size_id is not null`.execute(
    db,
  );
  await sql`create index sale_order_line_item on sale_order_line (item_id)`.execute(db);
  await sql`create index cart_line_size on cart_line (size_id)`.execute(db);
  await sql`
    create function tell_carts() returns trigger language plpgsql as $$
      begin
        update cart set version = version + 1
        where id in (select cart_id from cart_line where size_id = old.id);
        return old;
      end
    $$`.execute(db);
  await sql`
    create trigger item_size_carts before delete on item_size
      for each row execute function tell_carts()`.execute(db);
}

/**
 * Every change of stock leaves an entry, whoever makes it and without a statement of theirs: their sum is the stock.
 * Staff say why and who they are in settings of their transaction; all others are sales and what comes back of them.
 */
async function createLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_entry (
      id bigint generated always as identity primary key,
      size_id bigint not null references item_size on delete cascade,
      change integer not null check (change <> 0),
      reason text not null
        check (reason in ('opening', 'received', 'counted', 'lost', 'sale', 'return')),
      -- Null for what orders do.
      person_id bigint references app_user,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    insert into stock_entry (size_id, change, reason)
    select id, stock, 'opening' from item_size where stock > 0 order by id`.execute(db);
  await sql`create index stock_entry_size on stock_entry (size_id, id desc)`.execute(db);
  await sql`
    create index stock_entry_person on stock_entry (person_id) where person_id is not null`.execute(
    db,
  );
  await sql`
    create function stock_person() returns bigint language sql stable
      return nullif(current_setting('karavan.stock_person', true), '')::bigint`.execute(db);
  await sql`
    create function note_opening_stock() returns trigger language plpgsql as $$
      begin
        insert into stock_entry (size_id, change, reason, person_id)
        select id, stock, 'opening', stock_person() from new_sizes where stock > 0;
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger item_size_opening after insert on item_size
      referencing new table as new_sizes
      for each statement execute function note_opening_stock()`.execute(db);
  await sql`
    create function note_stock() returns trigger language plpgsql as $$
      begin
        insert into stock_entry (size_id, change, reason, person_id)
        values (new.id, new.stock - old.stock, coalesce(
          nullif(current_setting('karavan.stock_reason', true), ''),
          case when new.stock < old.stock then 'sale' else 'return' end
        ), stock_person());
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger item_size_stock after update of stock on item_size
      for each row when (new.stock <> old.stock) execute function note_stock()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger item_size_stock on item_size`.execute(db);
  await sql`drop trigger item_size_opening on item_size`.execute(db);
  await sql`drop function note_stock, note_opening_stock, stock_person`.execute(db);
  await sql`drop table stock_entry`.execute(db);
  await sql`drop trigger item_size_carts on item_size`.execute(db);
  await sql`drop function tell_carts`.execute(db);
  await sql`drop index cart_line_size, sale_order_line_item, sale_order_line_size`.execute(db);
  await sql`
    alter table sale_order_line
      drop constraint sale_order_line_size_id_fkey,
      add constraint sale_order_line_size_id_fkey foreign key (size_id)
        references item_size on delete set null`.execute(db);
  await sql`create index item_of_organization on item (organization_id)`.execute(db);
  await sql`drop index item_of_staff`.execute(db);
  await sql`alter table item_size drop column position`.execute(db);
  await sql`alter table item_video drop column id`.execute(db);
  await sql`alter table item_image drop column alt`.execute(db);
  await sql`drop trigger item_status on item`.execute(db);
  await sql`drop function item_status`.execute(db);
  await sql`
    alter table item
      drop column translations, drop column version, drop column status, drop column publish_at,
      drop column published_at`.execute(db);
}
