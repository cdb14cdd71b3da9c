import { sql, type Kysely } from 'kysely';

/** Pictures by which organizations lead to something of theirs, on their page, on the home and on the pages of partners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table banner (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organization on delete cascade,
      -- Among those of its organization; none in the archive.
      position integer check (position >= 0),
      archived_at timestamptz,
      file_id bigint not null references file,
      text text not null check (char_length(text) between 1 and 200),
      kind text not null check (kind in ('item', 'collection', 'promotion', 'organization', 'link')),
      item_id bigint references item on delete cascade,
      collection_id bigint references collection on delete cascade,
      promotion_id bigint references promotion on delete cascade,
      address text not null default '',
      places text[] not null check (
        cardinality(places) >= 1 and places <@ array['organization', 'promotions', 'feed']),
      -- Whom the home shows it to; everybody where there is none.
      country text check (country ~ '^[A-Z]{2}$'),
      city text check (char_length(city) between 1 and 100),
      is_shown boolean not null default true,
      starts_at timestamptz not null default now(),
      ends_at timestamptz check (ends_at > starts_at),
      -- Its turn on the home, from 0 to 1: those of ids beside each other lie far apart.
      lot double precision not null generated always as (
        mod(id::numeric * 2654435761, 4294967296) / 4294967296) stored,
      version integer not null default 1,
      constraint banner_place unique (organization_id, position) deferrable initially deferred,
      check ((archived_at is null) = (position is not null)),
      check ((kind = 'item') = (item_id is not null)),
      check ((kind = 'collection') = (collection_id is not null)),
      check ((kind = 'promotion') = (promotion_id is not null)),
      check (case when kind = 'link' then address ~ '^https://' else address = '' end),
      check (city is null or country is not null)
    )`.execute(db);
  await sql`create index banner_turn on banner (lot) where archived_at is null and is_shown`.execute(
    db,
  );
  await sql`create index banner_file on banner (file_id)`.execute(db);
  for (const target of ['item', 'collection', 'promotion']) {
    await sql`
      create index ${sql.ref(`banner_${target}`)} on banner (${sql.ref(`${target}_id`)})
        where ${sql.ref(`${target}_id`)} is not null`.execute(db);
  }
  await sql`
    create function keep_banner_to_shop() returns trigger language plpgsql as $$
      begin
        if not (case new.kind
          when 'item' then exists (
            select from item where id = new.item_id and organization_id = new.organization_id)
          when 'collection' then exists (
            select from collection
            where id = new.collection_id and organization_id = new.organization_id)
          when 'promotion' then exists (
            select from promotion
            where id = new.promotion_id and organization_id = new.organization_id)
          else true end)
        then
          raise exception 'A banner leads to what its own organization has'
            using errcode = 'integrity_constraint_violation';
        end if;
        return new;
      end $$`.execute(db);
  await sql`
    create trigger banner_of_shop before insert or update on banner
      for each row execute function keep_banner_to_shop()`.execute(db);
  // The next partnership of the same two begins without what they have shared.
  await sql`
    create table banner_share (
      banner_id bigint not null references banner on delete cascade,
      partnership_id bigint not null references partnership on delete cascade,
      is_hidden boolean not null default false,
      primary key (banner_id, partnership_id)
    )`.execute(db);
  await sql`create index banner_share_partnership on banner_share (partnership_id)`.execute(db);
  await sql`
    create table banner_count (
      banner_id bigint not null references banner on delete cascade,
      place text not null check (place in ('organization', 'partner', 'promotions', 'feed')),
      views bigint not null default 0 check (views >= 0),
      presses bigint not null default 0 check (presses >= 0),
      primary key (banner_id, place)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('banner_count').execute();
  await db.schema.dropTable('banner_share').execute();
  await db.schema.dropTable('banner').execute();
  await sql`drop function keep_banner_to_shop`.execute(db);
}
