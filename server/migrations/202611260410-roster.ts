import { sql, type Kysely } from 'kysely';

/** When people are to work: one row for each shift, and who is still to be told that theirs have changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shift (
      id bigint generated always as identity primary key,
      membership_id bigint not null references membership on delete cascade,
      -- Of the organization's calendar, on which it begins; kept by the database.
      day date not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      -- Empty for what the person is called anyway.
      position text not null,
      version integer not null default 1,
      -- A whole day has 25 hours when the clock is put back.
      constraint shift_length check (
        ends_at > starts_at and ends_at <= starts_at + interval '25 hours'),
      -- Nobody is planned twice for the same time.
      constraint shift_apart exclude using gist (
        membership_id with =, tstzrange(starts_at, ends_at) with &&)
    )`.execute(db);
  await sql`create index shift_days on shift (membership_id, day)`.execute(db);
  await sql`
    create function place_shift() returns trigger language plpgsql as $$
      declare
        member record;
      begin
        select membership.status, organization.time_zone into member
        from membership join organization on organization.id = membership.organization_id
        where membership.id = new.membership_id;
        if new.starts_at > now() and member.status <> 'working' then
          raise exception 'membership % does not work there', new.membership_id
            using errcode = 'check_violation';
        end if;
        if tg_op = 'INSERT' or new.starts_at <> old.starts_at then
          new.day := (new.starts_at at time zone member.time_zone)::date;
        end if;
        return new;
      end $$`.execute(db);
  await sql`
    create trigger shift_placed before insert or update on shift
      for each row execute function place_shift()`.execute(db);
  // Whoever works there no longer has nothing to come for.
  await sql`
    create function end_shifts() returns trigger language plpgsql as $$
      begin
        delete from shift where membership_id = new.id and starts_at > clock_timestamp();
        return null;
      end $$`.execute(db);
  await sql`
    create trigger membership_shifts after update of status on membership
      for each row when (old.status = 'working' and new.status <> 'working')
      execute function end_shifts()`.execute(db);
  // One row for a person and all that changes until they are told.
  await sql`
    create table roster_notice (
      membership_id bigint primary key references membership on delete cascade,
      begun_at timestamptz not null default clock_timestamp(),
      changed_at timestamptz not null default clock_timestamp()
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger membership_shifts on membership`.execute(db);
  await sql`drop table roster_notice, shift`.execute(db);
  await sql`drop function end_shifts()`.execute(db);
  await sql`drop function place_shift()`.execute(db);
}
