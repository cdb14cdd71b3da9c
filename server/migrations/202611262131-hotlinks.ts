import { sql, type Kysely } from 'kysely';

/** Links that organizations gather on a page of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hotlink_page (
      organization_id bigint primary key references organization on delete cascade,
      theme text not null default 'plain',
      version integer not null default 1,
      views bigint not null default 0 check (views >= 0)
    )`.execute(db);
  await sql`
    create table hotlink (
      id bigint generated always as identity primary key,
      organization_id bigint not null references hotlink_page on delete cascade,
      position integer not null check (position >= 0),
      kind text not null check (kind in ('link', 'contact', 'collection', 'partners')),
      title text not null,
      contact text,
      -- Nothing that a browser would run.
      address text not null default '' check (address !~* '^\\s*(javascript|data|vbscript|blob|file):'),
      collection_id bigint references collection on delete cascade,
      is_shown boolean not null default true,
      starts_at timestamptz,
      ends_at timestamptz,
      presses bigint not null default 0 check (presses >= 0),
      constraint hotlink_place unique (organization_id, position) deferrable initially deferred,
      check (ends_at > starts_at),
      check (kind <> 'link' or address ~ '^https://'),
      check ((kind = 'contact') = (contact is not null)),
      check ((kind = 'collection') = (collection_id is not null)),
      check (kind in ('link', 'contact') or address = '')
    )`.execute(db);
  await sql`create index hotlink_of_collection on hotlink (collection_id)
    where collection_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('hotlink').execute();
  await db.schema.dropTable('hotlink_page').execute();
}
