import { sql, type Kysely } from 'kysely';

/** What organizations write to their followers, and how far those have read it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table broadcast (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organization on delete cascade,
      author_id bigint not null references app_user,
      text text not null check (text <> '' and length(text) <= 4000),
      audience text not null check (audience in ('all', 'bought', 'idle')),
      -- How many days before the sending count; nothing to all.
      days integer check (days between 1 and 365),
      sent_at timestamptz not null default now(),
      withdrawn_at timestamptz,
      check ((audience = 'all') = (days is null)),
      check (withdrawn_at >= sent_at)
    )`.execute(db);
  await sql`create index broadcast_organization on broadcast (organization_id, id desc)`.execute(
    db,
  );
  await sql`create index broadcast_author on broadcast (author_id)`.execute(db);
  // What was sent stays as it was read; it can be taken back, once.
  await sql`
    create function keep_broadcast() returns trigger language plpgsql as $$
      begin
        if old.withdrawn_at is not null or new.withdrawn_at is null
          or (to_jsonb(new) - 'withdrawn_at') is distinct from (to_jsonb(old) - 'withdrawn_at') then
          raise exception 'A broadcast is never changed' using errcode = 'integrity_constraint_violation';
        end if;
        return new;
      end $$`.execute(db);
  await sql`
    create trigger broadcast_kept before update on broadcast
      for each row execute function keep_broadcast()`.execute(db);
  // Of each broadcast: whom it was for, who has read it, and how far the telling has come.
  await sql`
    create table broadcast_tally (
      broadcast_id bigint primary key references broadcast on delete cascade,
      recipient_count integer not null check (recipient_count >= 0),
      read_count integer not null default 0 check (read_count >= 0),
      -- People are told in the order of their ids.
      told_to bigint not null default 0,
      told_at timestamptz
    )`.execute(db);
  await sql`
    create table broadcast_mark (
      user_id bigint not null references app_user on delete cascade,
      organization_id bigint not null references organization on delete cascade,
      -- The latest broadcast that they have read; those before it are read as well.
      read_id bigint not null default 0,
      is_muted boolean not null default false,
      primary key (user_id, organization_id)
    )`.execute(db);
  await sql`create index broadcast_mark_organization on broadcast_mark (organization_id)`.execute(
    db,
  );
  await openGates(db, sql`status = 'accepted', created_at = now()`);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await openGates(db, sql`status = 'accepted'`);
  await sql`drop table broadcast_mark, broadcast_tally, broadcast`.execute(db);
  await sql`drop function keep_broadcast()`.execute(db);
}

/** Who waits at gates that open follows from then on, as whoever is accepted does. */
async function openGates(db: Kysely<unknown>, accepted: ReturnType<typeof sql>): Promise<void> {
  await sql`
    create or replace function open_gates() returns trigger language plpgsql as $$
      declare
        entered integer;
      begin
        update organization_follower set ${accepted}
        where organization_id = new.id and status = 'requested';
        get diagnostics entered = row_count;
        update organization set follower_count = follower_count + entered
        where id = new.id and entered > 0;
        return null;
      end $$`.execute(db);
}
