import { sql, type Kysely } from 'kysely';

/** People whom an organization does no new business with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organization_block (
      organization_id bigint not null references organization on delete cascade,
      user_id bigint not null references app_user on delete cascade,
      -- Null once that person's account is gone.
      blocked_by bigint references app_user on delete set null,
      created_at timestamptz not null default now(),
      primary key (organization_id, user_id)
    )`.execute(db);
  await sql`
    create index organization_block_latest
      on organization_block (organization_id, created_at desc, user_id desc)`.execute(db);
  await sql`create index organization_block_user on organization_block (user_id)`.execute(db);
  await sql`create index organization_block_by on organization_block (blocked_by)`.execute(db);
  // People are looked for by a part of what they are called.
  await sql`
    create index app_user_named on app_user
      using gin (search_text(full_name || ' ' || coalesce(username::text, '')) gin_trgm_ops)`.execute(
    db,
  );
  // What does not stand in the table cannot be locked in it. Whoever begins something holds this lock
  // together with others, whoever blocks holds it alone: one of both comes first.
  await sql`
    create function block_lock(organization bigint, person bigint) returns bigint
      language sql immutable parallel safe
      return hashtextextended('organization_block:' || organization || ':' || person, 0)`.execute(
    db,
  );
  await sql`
    create function is_blocked_now(organization bigint, person bigint) returns boolean
      language plpgsql volatile as $$
      begin
        perform pg_advisory_xact_lock_shared(block_lock(organization, person));
        return exists (
          select from organization_block
          where organization_id = organization and user_id = person);
      end $$`.execute(db);
  // Staff are not blocked: whoever is taken on is welcome again.
  await sql`
    create function welcome_member() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(block_lock(new.organization_id, new.user_id));
        delete from organization_block
        where organization_id = new.organization_id and user_id = new.user_id;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger membership_welcome after insert or update of status on membership
      for each row when (new.status = 'working') execute function welcome_member()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger membership_welcome on membership`.execute(db);
  await sql`drop function welcome_member()`.execute(db);
  await sql`drop function is_blocked_now(bigint, bigint)`.execute(db);
  await sql`drop function block_lock(bigint, bigint)`.execute(db);
  await sql`drop index app_user_named`.execute(db);
  await sql`drop table organization_block`.execute(db);
}
