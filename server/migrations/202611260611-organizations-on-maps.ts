import { sql, type Kysely } from 'kysely';

/**
 * What lists and maps of organizations are read from: indexes in their order, and for grids of several sizes
 * how many organizations that are found stand in each cell, of each service and (as service 0) of all. A cell
 * of zoom `z` is a part of 2^z of the world in each direction. Only these triggers write the counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index organization_listed_city on organization (city, id desc) where is_listed`.execute(
    db,
  );
  await sql`
    create index organization_listed_type on organization (type_id, id desc)
      where is_listed`.execute(db);
  await sql`
    create index organization_listed_point on organization
      using gist (point(longitude, latitude)) where is_listed`.execute(db);
  await sql`
    create table map_cell (
      service_id integer not null,
      zoom smallint not null,
      x integer not null,
      y integer not null,
      organizations integer not null check (organizations >= 0),
      -- Sums of millionths of a degree, which are exact.
      latitudes bigint not null,
      longitudes bigint not null,
      primary key (service_id, zoom, x, y)
    )`.execute(db);
  await sql`
    create function map_column(longitude double precision, zoom integer) returns integer
      language sql immutable parallel safe
      return least(floor((longitude + 180) / 360 * (1 << zoom))::integer, (1 << zoom) - 1)`.execute(
    db,
  );
  await sql`
    create function map_row(latitude double precision, zoom integer) returns integer
      language sql immutable parallel safe
      return least(floor((latitude + 90) / 180 * (1 << zoom))::integer, (1 << zoom) - 1)`.execute(
    db,
  );
  await count(db);
  await sql`
    insert into map_cell
    select 0, zoom, map_column(longitude, zoom), map_row(latitude, zoom), count(*),
      sum(round(latitude * 1e6)::bigint), sum(round(longitude * 1e6)::bigint)
    from organization cross join generate_series(0, 18, 2) as zoom
    where is_listed group by 1, 2, 3, 4`.execute(db);
}

async function count(db: Kysely<unknown>): Promise<void> {
  // One at a time, as all of them change the cell of the whole world.
  await sql`
    create function count_on_map(
      service integer, latitude double precision, longitude double precision, change integer
    ) returns void language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(7253, 611);
        if change > 0 then
          insert into map_cell
            select service, zoom, map_column(longitude, zoom), map_row(latitude, zoom), 0, 0, 0
            from generate_series(0, 18, 2) as zoom
            on conflict do nothing;
        end if;
        update map_cell set
          organizations = organizations + change,
          latitudes = latitudes + change * round(latitude * 1e6)::bigint,
          longitudes = longitudes + change * round(longitude * 1e6)::bigint
        from generate_series(0, 18, 2) as level
        where service_id = service and map_cell.zoom = level
          and x = map_column(longitude, level) and y = map_row(latitude, level);
      end $$`.execute(db);
  await sql`
    create function count_organization() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' and old.is_listed then
          perform count_on_map(offered.service_id, old.latitude, old.longitude, -1)
          from (
            select 0 as service_id union all
            select service_id from organization_service where organization_id = old.id
          ) as offered;
        end if;
        if tg_op = 'DELETE' then return old; end if;
        if new.is_listed then
          perform count_on_map(offered.service_id, new.latitude, new.longitude, 1)
          from (
            select 0 as service_id union all
            select service_id from organization_service where organization_id = new.id
          ) as offered;
        end if;
        return new;
      end $$`.execute(db);
  await sql`
    create trigger organization_on_map after insert on organization
      for each row execute function count_organization()`.execute(db);
  await sql`
    create trigger organization_moved_on_map
      after update of is_listed, latitude, longitude on organization
      for each row when ((old.is_listed, old.latitude, old.longitude)
        is distinct from (new.is_listed, new.latitude, new.longitude))
      execute function count_organization()`.execute(db);
  // Before its services go with it.
  await sql`
    create trigger organization_off_map before delete on organization
      for each row execute function count_organization()`.execute(db);
  await sql`
    create function count_service() returns trigger language plpgsql as $$
      declare
        place record;
        change integer := case tg_op when 'INSERT' then 1 else -1 end;
        offered record := case tg_op when 'INSERT' then new else old end;
      begin
        select latitude, longitude, is_listed into place
          from organization where id = offered.organization_id for share;
        if place.is_listed then
          perform count_on_map(offered.service_id, place.latitude, place.longitude, change);
        end if;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger organization_service_on_map after insert or delete on organization_service
      for each row execute function count_service()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger organization_service_on_map on organization_service`.execute(db);
  for (const name of ['on_map', 'moved_on_map', 'off_map'])
    await sql`drop trigger ${sql.ref(`organization_${name}`)} on organization`.execute(db);
  await sql`
    drop function count_service(), count_organization(),
      count_on_map(integer, double precision, double precision, integer),
      map_row(double precision, integer), map_column(double precision, integer)`.execute(db);
  await sql`drop table map_cell`.execute(db);
  await sql`
    drop index organization_listed_city, organization_listed_type,
      organization_listed_point`.execute(db);
}
