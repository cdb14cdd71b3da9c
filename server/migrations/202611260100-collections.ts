import { sql, type Kysely } from 'kysely';

/**
 * Collections of a shop, what goes with an item, and what stands before all others of the shop. Places
 * begin at 0, so that a check on them and their uniqueness limit how many there are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Whoever arranges the shop of an organization holds its row.
  await sql`
    create table shop_shelf (
      organization_id bigint primary key references organization on delete cascade,
      arrangements integer not null default 1
    )`.execute(db);
  await sql`
    create table collection (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organization on delete cascade,
      position smallint not null check (position between 0 and 29),
      title text not null check (char_length(title) between 1 and 60),
      titles jsonb not null default '{}',
      file_id bigint references file,
      is_published boolean not null default false,
      is_automatic boolean not null default false,
      category_id integer references category,
      price_from bigint check (price_from >= 0),
      price_to bigint check (price_to >= price_from),
      new_days smallint check (new_days between 1 and 365),
      is_discounted boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      constraint collection_place unique (organization_id, position) deferrable initially deferred,
      check (is_automatic = (
        is_discounted or num_nonnulls(category_id, price_from, price_to, new_days) > 0))
    )`.execute(db);
  await sql`create index collection_file on collection (file_id) where file_id is not null`.execute(
    db,
  );
  await sql`
    create index collection_category on collection (category_id)
      where category_id is not null`.execute(db);
  await sql`
    create table collection_item (
      collection_id bigint not null references collection on delete cascade,
      item_id bigint not null references item on delete cascade,
      position smallint not null check (position between 0 and 199),
      primary key (collection_id, item_id),
      unique (collection_id, position)
    )`.execute(db);
  await sql`create index collection_item_item on collection_item (item_id)`.execute(db);
  await sql`
    create table item_selection (
      item_id bigint not null references item on delete cascade,
      goes_with_id bigint not null references item on delete cascade,
      position smallint not null check (position between 0 and 11),
      primary key (item_id, goes_with_id),
      unique (item_id, position),
      check (item_id <> goes_with_id)
    )`.execute(db);
  await sql`create index item_selection_goes_with on item_selection (goes_with_id)`.execute(db);
  await keepToOneShop(db);
  await pinItems(db);
}

/** A shop puts its own items together, no others; an automatic collection has none of its own. */
async function keepToOneShop(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_collection_to_shop() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from collection join item using (organization_id)
          where collection.id = new.collection_id and item.id = new.item_id
            and not collection.is_automatic
        ) then
          raise exception 'A collection holds items of its own shop'
            using errcode = 'integrity_constraint_violation';
        end if;
        return new;
      end $$`.execute(db);
  await sql`
    create trigger collection_item_of_shop before insert or update on collection_item
      for each row execute function keep_collection_to_shop()`.execute(db);
  await sql`
    create function keep_selection_to_shop() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from item join item as other using (organization_id)
          where item.id = new.item_id and other.id = new.goes_with_id
        ) then
          raise exception 'What goes with an item is of its own shop'
            using errcode = 'integrity_constraint_violation';
        end if;
        return new;
      end $$`.execute(db);
  await sql`
    create trigger item_selection_of_shop before insert or update on item_selection
      for each row execute function keep_selection_to_shop()`.execute(db);
}

/** 0 for most; the greater, the further in front. One index has the whole order of a shop. */
async function pinItems(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table item add column pinned smallint not null default 0
      check (pinned between 0 and 24)`.execute(db);
  await sql`
    create unique index item_pinned on item (organization_id, pinned) where pinned > 0`.execute(db);
  await sql`
    create index item_shop on item (organization_id, pinned desc, created_at desc, id desc)
      where is_published`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table item drop column pinned`.execute(db);
  await sql`drop table item_selection, collection_item, collection, shop_shelf`.execute(db);
  await sql`drop function keep_collection_to_shop, keep_selection_to_shop`.execute(db);
}
