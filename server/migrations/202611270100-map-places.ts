import { sql, type Kysely } from 'kysely';

/** Which organization stands for a place of a service of maps, and the codes that confirm it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table map_place (
      source text not null check (source in ('google_maps', 'two_gis')),
      place_id text not null check (place_id ~ '^[A-Za-z0-9_-]{1,200}$'),
      organization_id bigint not null references organization on delete cascade,
      -- The number at which a code was taken; both or none.
      confirmed_phone text check (confirmed_phone ~ '^\\+[0-9]{7,15}$'),
      confirmed_at timestamptz,
      created_at timestamptz not null default now(),
      -- A place is here once, and an organization is one place of each service.
      primary key (source, place_id),
      constraint map_place_of unique (organization_id, source),
      check ((confirmed_phone is null) = (confirmed_at is null))
    )`.execute(db);
  await sql`
    create table place_claim (
      source text not null check (source in ('google_maps', 'two_gis')),
      place_id text not null check (place_id ~ '^[A-Za-z0-9_-]{1,200}$'),
      organization_id bigint not null references organization on delete cascade,
      phone text not null check (phone ~ '^\\+[0-9]{7,15}$'),
      code_hash bytea not null,
      expires_at timestamptz not null,
      -- One at a time, of a place and of an organization.
      primary key (source, place_id),
      constraint place_claim_of unique (organization_id)
    )`.execute(db);
  await sql`create index place_claim_time on place_claim (expires_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('place_claim').execute();
  await db.schema.dropTable('map_place').execute();
}
