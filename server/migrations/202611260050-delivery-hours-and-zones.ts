import { sql, type Kysely } from 'kysely';

/** When organizations have things brought, and parts of the town with a fee of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table delivery_settings
      -- At any hour, while the organization is open, or by the week of delivery_hours.
      add column hours text not null default 'any' check (hours in ('any', 'open', 'own')),
      -- Outside of all zones: by the terms, or not at all.
      add column is_zones_only boolean not null default false`.execute(db);
  await sql`
    create table delivery_hours (
      organization_id bigint not null references delivery_settings on delete cascade,
      weekday smallint not null check (weekday between 1 and 7),
      opens_at time not null,
      -- Before opens_at it is on the next day; the same is the whole day.
      closes_at time not null,
      primary key (organization_id, weekday, opens_at)
    )`.execute(db);
  await sql`
    create table delivery_zone (
      organization_id bigint not null references delivery_settings on delete cascade,
      -- Of the zones that reach a place the lowest counts.
      position smallint not null check (position between 0 and 19),
      name text not null check (char_length(name) between 1 and 40),
      -- Around the organization, in kilometres; null where it is a ring.
      radius_km double precision check (radius_km > 0 and radius_km <= 500),
      -- [{latitude, longitude}], the last of which is joined to the first; none where it is a circle.
      points jsonb not null default '[]' check (jsonb_typeof(points) = 'array'),
      -- Minor units.
      fee bigint not null check (fee >= 0),
      -- Minor units of goods below which nothing is brought there; null: as everywhere.
      min_order bigint check (min_order > 0),
      primary key (organization_id, position),
      check (
        case when radius_km is null
          then jsonb_array_length(points) between 3 and 60
          else jsonb_array_length(points) = 0
        end
      )
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table delivery_zone, delivery_hours`.execute(db);
  await sql`alter table delivery_settings drop column hours, drop column is_zones_only`.execute(db);
}
