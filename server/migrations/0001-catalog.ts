import { sql, type Kysely } from 'kysely';

/** Organizations and what they offer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create extension if not exists citext`.execute(db);
  await sql`create extension if not exists btree_gist`.execute(db);

  await sql`
    create table file (
      id bigint generated always as identity primary key,
      -- The path below /files/ without its size and ending: 'ab/abcdef…'
      key text not null unique,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      thumbhash text,
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table organization_type (
      id integer primary key,
      titles jsonb not null
    )`.execute(db);

  await sql`
    create table organization (
      id bigint generated always as identity primary key,
      type_id integer not null references organization_type,
      title text not null check (title <> ''),
      descriptions jsonb not null default '{}',
      image_id bigint references file,
      city text not null,
      country char(2) not null,
      address text not null,
      latitude double precision not null check (latitude between -90 and 90),
      longitude double precision not null check (longitude between -180 and 180),
      phone text,
      site text,
      time_zone text not null,
      opens_at time,
      closes_at time,
      currency char(3) not null,
      verification_status text not null default 'none'
        check (verification_status in ('none', 'pending', 'verified', 'rejected', 'revoked')),
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table category (
      id integer primary key,
      parent_id integer references category,
      titles jsonb not null
    )`.execute(db);

  await sql`
    create table item (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organization,
      category_id integer not null references category,
      kind text not null check (kind in ('product', 'rent', 'ticket', 'resume')),
      name text not null check (name <> ''),
      description text not null default '',
      -- Minor units of the organization's currency.
      price bigint check (price >= 0),
      old_price bigint check (old_price > price),
      is_published boolean not null default true,
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table item_image (
      item_id bigint not null references item on delete cascade,
      position smallint not null check (position >= 0),
      file_id bigint not null references file,
      primary key (item_id, position)
    )`.execute(db);

  // The feed is read by keyset in these three orders, of all items or of one category.
  await sql`create index item_newest on item (created_at desc, id desc) where is_published`.execute(
    db,
  );
  await sql`create index item_price on item (price, id) where is_published and price is not null`.execute(
    db,
  );
  await sql`create index item_category_newest on item (category_id, created_at desc, id desc) where is_published`.execute(
    db,
  );
  await sql`create index item_category_price on item (category_id, price, id) where is_published and price is not null`.execute(
    db,
  );
  await sql`create index item_organization on item (organization_id, created_at desc, id desc) where is_published`.execute(
    db,
  );
  await sql`create index item_search on item using gin (lower(name) gin_trgm_ops) where is_published`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    'item_image',
    'item',
    'category',
    'organization',
    'organization_type',
    'file',
  ]) {
    await sql`drop table ${sql.table(table)}`.execute(db);
  }
}
