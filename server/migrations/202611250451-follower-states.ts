import { sql, type Kysely } from 'kysely';

/**
 * Who follows a gated organization asks first. What counts as a follower, in `follower_count` as well, is
 * whoever was accepted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organization_follower
      add column status text not null default 'accepted'
        check (status in ('requested', 'accepted', 'declined')),
      -- They still have to be told that they were accepted.
      add column is_untold boolean not null default false check (not is_untold or status = 'accepted')`.execute(
    db,
  );
  await sql`
    create index organization_follower_latest
      on organization_follower (organization_id, status, created_at desc, user_id desc)`.execute(
    db,
  );
  await sql`
    create index organization_follower_untold
      on organization_follower (organization_id, user_id) where is_untold`.execute(db);
  // Where the gates open, those who wait before them are in.
  await sql`
    create function open_gates() returns trigger language plpgsql as $$
      declare
        entered integer;
      begin
        update organization_follower set status = 'accepted'
        where organization_id = new.id and status = 'requested';
        get diagnostics entered = row_count;
        update organization set follower_count = follower_count + entered
        where id = new.id and entered > 0;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger organization_gates after update of is_gated on organization
      for each row when (old.is_gated and not new.is_gated) execute function open_gates()`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger organization_gates on organization`.execute(db);
  await sql`drop function open_gates()`.execute(db);
  await sql`delete from organization_follower where status <> 'accepted'`.execute(db);
  await sql`drop index organization_follower_latest`.execute(db);
  await sql`alter table organization_follower drop column is_untold, drop column status`.execute(
    db,
  );
}
