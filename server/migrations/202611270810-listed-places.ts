import { sql, type Kysely } from 'kysely';

/**
 * Where the organizations that are found stand, in each list that they are in: one index finds those of a list between two
 * corners of a map, tells the nearest in their order and holds all that counting them asks. Lists are all of them
 * (0), those that offer a service (its id), those with a card that is not paused (-1) and those that work with
 * others that have not closed (-2). Only these triggers write it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table listed_place (
      organization_id bigint not null references organization on delete cascade,
      list_id integer not null check (list_id >= -2),
      type_id integer not null,
      latitude double precision not null,
      longitude double precision not null,
      -- On the plane of a map.
      point point not null,
      primary key (organization_id, list_id)
    )`.execute(db);
  await sql`
    create function lists_of(organization bigint) returns setof integer
      language sql stable as $$
        select 0
        union all select service_id from organization_service where organization_id = organization
        union all select -1 where exists (
          select from discount_card where organization_id = organization and not is_paused)
        union all select -2 where exists (
          select from partnership
          join organization as other on other.id = requester_id + recipient_id - organization
          where organization in (requester_id, recipient_id) and partnership.status = 'accepted'
            and other.status <> 'deactivated')
      $$`.execute(db);
  await sql`
    insert into listed_place (organization_id, list_id, type_id, latitude, longitude, point)
    select id, list_id, type_id, latitude, longitude, map_point(longitude, latitude)
    from organization cross join lists_of(id) as list_id
    where is_listed`.execute(db);
  await sql`
    create index listed_place_newest on listed_place (list_id, organization_id desc)`.execute(db);
  await sql`create index listed_place_type on listed_place (list_id, type_id)`.execute(db);
  await sql`
    create index listed_place_point on listed_place
      using gist (list_id, point) include (organization_id, latitude, longitude)`.execute(db);
  await keep(db);
  await keepPartners(db);
}

/** What changes the lists of an organization, and the columns that name it. */
const LISTED = [
  ['organization', 'insert or update of is_listed, type_id, latitude, longitude', ['id']],
  ['organization_service', 'insert or delete', ['organization_id']],
  ['discount_card', 'insert or update of is_paused or delete', ['organization_id']],
  ['partnership', 'insert or update of status or delete', ['requester_id', 'recipient_id']],
] as const;

async function keep(db: Kysely<unknown>): Promise<void> {
  // One change of an organization at a time: the later one reads what the other has written.
  await sql`
    create function place_organization(organization bigint) returns void language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(7254, organization::integer);
        delete from listed_place where organization_id = organization;
        insert into listed_place (organization_id, list_id, type_id, latitude, longitude, point)
        select id, list_id, type_id, latitude, longitude, map_point(longitude, latitude)
        from organization as listed cross join lists_of(id) as list_id
        where id = organization and is_listed;
      end $$`.execute(db);
  await sql`
    create function keep_listed_place() returns trigger language plpgsql as $$
      declare
        changed jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
        organization bigint;
      begin
        -- In one order, so that two of them do not wait for each other.
        for organization in
          select distinct (changed ->> name)::bigint as id from unnest(tg_argv) as name order by id
        loop
          perform place_organization(organization);
        end loop;
        return null;
      end $$`.execute(db);
  for (const [table, changes, columns] of LISTED) {
    await sql`
      create trigger ${sql.ref(`${table}_placed`)} after ${sql.raw(changes)} on ${sql.table(table)}
        for each row execute function keep_listed_place(${sql.join(columns.map((name) => sql.lit(name)))})`.execute(
      db,
    );
  }
}

async function keepPartners(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_partners_listed() returns trigger language plpgsql as $$
      declare
        partner bigint;
      begin
        for partner in
          select requester_id + recipient_id - new.id from partnership
          where new.id in (requester_id, recipient_id) and status = 'accepted' order by 1
        loop
          perform place_organization(partner);
        end loop;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger organization_partners_placed after update of status on organization
      for each row when (old.status <> new.status and 'deactivated' in (old.status, new.status))
      execute function keep_partners_listed()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger organization_partners_placed on organization`.execute(db);
  for (const [table] of LISTED)
    await sql`drop trigger ${sql.ref(`${table}_placed`)} on ${sql.table(table)}`.execute(db);
  await sql`
    drop function keep_partners_listed(), keep_listed_place(), place_organization(bigint), lists_of(bigint)`.execute(
    db,
  );
  await sql`drop table listed_place`.execute(db);
}
