import { sql, type Kysely } from 'kysely';

/** Offers of an owner to hand their organization over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organization_transfer (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organization on delete cascade,
      owner_id bigint not null references app_user,
      recipient_id bigint not null references app_user,
      status text not null default 'offered' check (status in
        ('offered', 'accepted', 'declined', 'withdrawn', 'expired', 'cancelled')),
      -- Why the product itself has ended it.
      reason text,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      constraint organization_transfer_others check (owner_id <> recipient_id),
      constraint organization_transfer_ended check ((status <> 'offered') = (ended_at is not null)),
      constraint organization_transfer_reason check ((status = 'cancelled') = (reason is not null))
    )`.execute(db);
  await sql`
    create unique index organization_transfer_open on organization_transfer (organization_id)
    where status = 'offered'`.execute(db);
  await sql`
    create index organization_transfer_latest
      on organization_transfer (organization_id, id desc)`.execute(db);
  await sql`
    create index organization_transfer_expiry on organization_transfer (expires_at)
    where status = 'offered'`.execute(db);
  await sql`
    create index organization_transfer_owner on organization_transfer (owner_id)`.execute(db);
  await sql`
    create index organization_transfer_recipient on organization_transfer (recipient_id)`.execute(
    db,
  );
  // The index over owners allows one at most; whoever stops being the owner leaves another one behind. The product
  // deletes no memberships.
  await sql`
    create function keep_owner() returns trigger language plpgsql as $$
      begin
        if exists (select from organization where id = old.organization_id)
          and not exists (
            select from membership where organization_id = old.organization_id and is_owner)
        then
          raise exception 'organization % has no owner', old.organization_id
            using errcode = 'check_violation', constraint = 'membership_keeps_owner';
        end if;
        return null;
      end $$`.execute(db);
  await sql`
    create constraint trigger membership_keeps_owner
      after update of is_owner on membership
      deferrable initially deferred
      for each row when (old.is_owner) execute function keep_owner()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger membership_keeps_owner on membership`.execute(db);
  await sql`drop function keep_owner()`.execute(db);
  await sql`drop table organization_transfer`.execute(db);
}
