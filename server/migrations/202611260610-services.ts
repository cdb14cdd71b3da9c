import { sql, type Kysely } from 'kysely';

/**
 * Services that organizations offer. Those of the first level are categories; organizations name the others.
 * Places begin at 0, so that a check on them and their uniqueness limit how many there are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table service (
      id integer primary key check (id > 0),
      parent_id integer references service,
      titles jsonb not null,
      icon text not null
    )`.execute(db);
  await sql`create index service_parent on service (parent_id)`.execute(db);
  await sql`
    create table organization_service (
      organization_id bigint not null references organization on delete cascade,
      service_id integer not null references service,
      position smallint not null check (position between 0 and 9),
      primary key (organization_id, service_id),
      unique (organization_id, position)
    )`.execute(db);
  await sql`
    create index organization_service_newest
      on organization_service (service_id, organization_id desc)`.execute(db);
  await sql`
    create function keep_to_offered_services() returns trigger language plpgsql as $$
      begin
        if not exists (select from service where id = new.service_id and parent_id is not null) then
          raise exception 'A category is no service' using errcode = 'check_violation';
        end if;
        return new;
      end $$`.execute(db);
  await sql`
    create trigger organization_service_offered before insert or update on organization_service
      for each row execute function keep_to_offered_services()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table organization_service, service`.execute(db);
  await sql`drop function keep_to_offered_services()`.execute(db);
}
