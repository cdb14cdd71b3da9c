import { sql, type Kysely } from 'kysely';

/** When people come to work and go: one row for each stay, and what managers have corrected of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attendance (
      id bigint generated always as identity primary key,
      membership_id bigint not null references membership on delete cascade,
      -- Of the organization's calendar, on which it began; kept by the database.
      day date not null,
      started_at timestamptz not null,
      ended_at timestamptz,
      -- The end of the working day, as it was known when the person came.
      expected_end_at timestamptz not null,
      started_how text not null check (started_how in ('code', 'place', 'manager')),
      ended_how text check (ended_how in ('code', 'place', 'manager', 'timer', 'leaving')),
      -- From the organization, where the device told its place; the place itself is not kept.
      started_metres integer check (started_metres >= 0),
      ended_metres integer check (ended_metres >= 0),
      version integer not null default 1,
      constraint attendance_order check (ended_at > started_at),
      constraint attendance_ended check ((ended_at is null) = (ended_how is null)),
      constraint attendance_place check (
        (started_metres is null or started_how = 'place')
        and (ended_metres is null or ended_how = 'place')),
      -- Nobody is at work twice at the same time.
      constraint attendance_apart exclude using gist (
        membership_id with =, tstzrange(started_at, ended_at) with &&)
    )`.execute(db);
  await sql`
    create unique index attendance_open on attendance (membership_id)
    where ended_at is null`.execute(db);
  await sql`create index attendance_days on attendance (membership_id, day)`.execute(db);
  await sql`create index attendance_lately on attendance (day, membership_id)`.execute(db);
  await sql`
    create index attendance_due on attendance (expected_end_at) where ended_at is null`.execute(db);
  await sql`
    create function place_attendance() returns trigger language plpgsql as $$
      declare
        member record;
      begin
        select membership.status, organization.time_zone into member
        from membership join organization on organization.id = membership.organization_id
        where membership.id = new.membership_id;
        if new.ended_at is null and member.status <> 'working' then
          raise exception 'membership % does not work there', new.membership_id
            using errcode = 'check_violation';
        end if;
        if tg_op = 'INSERT' or new.started_at <> old.started_at then
          new.day := (new.started_at at time zone member.time_zone)::date;
        end if;
        return new;
      end $$`.execute(db);
  await sql`
    create trigger attendance_placed before insert or update on attendance
      for each row execute function place_attendance()`.execute(db);
  // Whoever works there no longer is not at work there.
  await sql`
    create function end_attendance() returns trigger language plpgsql as $$
      begin
        update attendance
        set ended_at = greatest(clock_timestamp(), started_at + interval '1 millisecond'),
          ended_how = 'leaving', version = version + 1
        where membership_id = new.id and ended_at is null;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger membership_attendance after update of status on membership
      for each row when (old.status = 'working' and new.status <> 'working')
      execute function end_attendance()`.execute(db);
  await sql`
    create table attendance_correction (
      id bigint generated always as identity primary key,
      attendance_id bigint not null references attendance on delete cascade,
      corrected_by bigint not null references app_user,
      -- Empty once the person whom it is about is erased.
      reason text not null,
      -- Both null where nothing had been noted.
      old_started_at timestamptz,
      old_ended_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create index attendance_correction_of on attendance_correction (attendance_id, id)`.execute(db);
  await sql`create index attendance_correction_by on attendance_correction (corrected_by)`.execute(
    db,
  );
  await sql`
    create function keep_attendance_correction() returns trigger language plpgsql as $$
      begin
        if new.reason <> '' or to_jsonb(new) - 'reason' <> to_jsonb(old) - 'reason' then
          raise exception 'corrections are never changed' using errcode = 'check_violation';
        end if;
        return new;
      end $$`.execute(db);
  await sql`
    create trigger attendance_correction_kept before update on attendance_correction
      for each row execute function keep_attendance_correction()`.execute(db);
  // Of each person one of a kind a day.
  await sql`
    create table attendance_reminder (
      membership_id bigint not null references membership on delete cascade,
      day date not null,
      direction text not null check (direction in ('in', 'out')),
      created_at timestamptz not null default now(),
      primary key (membership_id, day, direction)
    )`.execute(db);
  await sql`
    create index attendance_reminder_age on attendance_reminder (created_at)`.execute(db);
  await sql`
    create index sale_order_cashier on sale_order (cashier_id, organization_id, created_at)
    where cashier_id is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index sale_order_cashier`.execute(db);
  await sql`drop trigger membership_attendance on membership`.execute(db);
  await sql`drop table attendance_reminder, attendance_correction, attendance`.execute(db);
  await sql`drop function end_attendance()`.execute(db);
  await sql`drop function place_attendance()`.execute(db);
  await sql`drop function keep_attendance_correction()`.execute(db);
}
