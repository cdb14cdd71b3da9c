import { sql, type Kysely } from 'kysely';

/**
 * Codes of sizes, from when on each runs out, and how often it has; entries of the ledger say what was left, and what
 * staff write about it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addCodes(db);
  await extendLedger(db);
  await noteFalls(db);
}

/** Codes are unique within an organization, so a size knows whose it is. */
async function addCodes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function is_barcode(code text) returns boolean language sql immutable strict as $$
      select case when code ~ '^([0-9]{8}|[0-9]{13})$' then (
        select sum(
          substr(code, length(code) - place, 1)::integer * case when place % 2 = 0 then 1 else 3 end
        ) % 10 = 0
        from generate_series(0, length(code) - 1) as place
      ) else false end
    $$`.execute(db);
  await sql`
    alter table item_size
      -- The organization of its item.
      add column seller_id bigint,
      add column sku text check (sku <> '' and length(sku) <= 40),
      -- EAN-13 or EAN-8; a UPC-A with a 0 before it.
      add column barcode text check (is_barcode(barcode)),
      -- With so many free pieces it runs out.
      add column low_at integer not null default 2 check (low_at between 0 and 1000000)`.execute(
    db,
  );
  await sql`
    update item_size set seller_id = item.organization_id
    from item where item.id = item_size.item_id`.execute(db);
  await sql`alter table item_size alter column seller_id set not null`.execute(db);
  await sql`
    create function item_size_seller() returns trigger language plpgsql as $$
      begin
        select organization_id into new.seller_id from item where id = new.item_id;
        return new;
      end
    $$`.execute(db);
  await sql`
    create trigger item_size_seller before insert or update of item_id, seller_id
      on item_size for each row execute function item_size_seller()`.execute(db);
  await sql`
    create unique index item_size_sku on item_size (seller_id, lower(sku))
      where sku is not null`.execute(db);
  await sql`
    create unique index item_size_barcode on item_size (seller_id, barcode)
      where barcode is not null`.execute(db);
}

async function extendLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stock_entry
      add column balance integer check (balance >= 0),
      add column note text not null default '' check (length(note) <= 200)`.execute(db);
  await sql`
    update stock_entry set balance = summed.balance from (
      select id, sum(change) over (partition by size_id order by id) as balance from stock_entry
    ) as summed where summed.id = stock_entry.id`.execute(db);
  await sql`alter table stock_entry alter column balance set not null`.execute(db);
  await sql`
    alter table stock_entry
      drop constraint stock_entry_reason_check,
      add constraint stock_entry_reason_check check (reason in
        ('opening', 'received', 'counted', 'lost', 'sale', 'return', 'corrected'))`.execute(db);
  await sql`
    create or replace function note_opening_stock() returns trigger language plpgsql as $$
      begin
        insert into stock_entry (size_id, change, balance, reason, person_id)
        select id, stock, stock, 'opening', stock_person() from new_sizes where stock > 0;
        return null;
      end
    $$`.execute(db);
  await sql`
    create or replace function note_stock() returns trigger language plpgsql as $$
      begin
        insert into stock_entry (size_id, change, balance, reason, person_id, note)
        values (new.id, new.stock - old.stock, new.stock, coalesce(
          nullif(current_setting('karavan.stock_reason', true), ''),
          case when new.stock < old.stock then 'sale' else 'return' end
        ), stock_person(), coalesce(current_setting('karavan.stock_note', true), ''));
        return null;
      end
    $$`.execute(db);
}

/** Whoever makes a size run out counts it, and a job tells the staff: whoever sells needs no statement more. */
async function noteFalls(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_fall (
      size_id bigint primary key references item_size on delete cascade,
      -- How often it has run out, and up to which time staff have been told.
      falls integer not null default 1,
      told integer not null default 0,
      check (told between 0 and falls)
    )`.execute(db);
  await sql`create index stock_fall_untold on stock_fall (size_id) where told < falls`.execute(db);
  await sql`
    create function note_stock_fall() returns trigger language plpgsql as $$
      begin
        insert into stock_fall (size_id) values (new.id)
        on conflict (size_id) do update set falls = stock_fall.falls + 1;
        return null;
      end
    $$`.execute(db);
  await sql`
    create trigger item_size_fall after update of stock, held on item_size
      for each row when (
        old.stock - old.held > old.low_at and new.stock - new.held <= new.low_at
      ) execute function note_stock_fall()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger item_size_fall on item_size`.execute(db);
  await sql`drop function note_stock_fall`.execute(db);
  await sql`drop table stock_fall`.execute(db);
  await sql`
    create or replace function note_opening_stock() returns trigger language plpgsql as $$
      begin
        insert into stock_entry (size_id, change, reason, person_id)
        select id, stock, 'opening', stock_person() from new_sizes where stock > 0;
        return null;
      end
    $$`.execute(db);
  await sql`
    create or replace function note_stock() returns trigger language plpgsql as $$
      begin
        insert into stock_entry (size_id, change, reason, person_id)
        values (new.id, new.stock - old.stock, coalesce(
          nullif(current_setting('karavan.stock_reason', true), ''),
          case when new.stock < old.stock then 'sale' else 'return' end
        ), stock_person());
        return null;
      end
    $$`.execute(db);
  await sql`update stock_entry set reason = 'counted' where reason = 'corrected'`.execute(db);
  await sql`
    alter table stock_entry
      drop constraint stock_entry_reason_check,
      add constraint stock_entry_reason_check check (reason in
        ('opening', 'received', 'counted', 'lost', 'sale', 'return')),
      drop column balance, drop column note`.execute(db);
  await sql`drop trigger item_size_seller on item_size`.execute(db);
  await sql`drop function item_size_seller`.execute(db);
  await sql`
    alter table item_size
      drop column seller_id, drop column sku, drop column barcode, drop column low_at`.execute(db);
  await sql`drop function is_barcode`.execute(db);
}
