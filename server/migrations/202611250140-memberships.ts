import { sql, type Kysely } from 'kysely';

/**
 * A membership outlives the employment: who leaves and comes back has two, and nobody's history is deleted.
 * Those who work somewhere now are a view of the old name, so that no question of rights can forget whom
 * it is about, also of a server of before that runs beside a new one for a while.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organization_member rename to membership`.execute(db);
  await sql`alter table membership drop constraint organization_member_pkey`.execute(db);
  await sql`alter table membership drop constraint organization_member_check`.execute(db);
  await sql`
    alter table membership
      add column id bigint generated always as identity primary key,
      add column status text not null default 'working' check (status in
        ('invited', 'working', 'declined', 'withdrawn', 'expired', 'quit', 'dismissed')),
      -- What they are called besides their role.
      add column position text not null default '',
      -- What the role was called when the membership ended; the role itself may be gone.
      add column role_title text,
      add column invited_by bigint references app_user,
      add column invited_at timestamptz,
      add column expires_at timestamptz,
      add column left_at timestamptz,
      add column ended_by bigint references app_user,
      alter column joined_at drop not null`.execute(db);
  await sql`update membership set role_id = null where is_owner`.execute(db);
  await sql`
    alter table membership
      add constraint membership_owner check (not is_owner or status = 'working'),
      -- Who works or may come to work has a role, and a role that somebody has is not deleted.
      add constraint membership_role check (
        (status in ('invited', 'working') and not is_owner) = (role_id is not null)),
      add constraint membership_joined check (
        (status in ('working', 'quit', 'dismissed')) = (joined_at is not null)),
      add constraint membership_left check (
        (status in ('quit', 'dismissed')) = (left_at is not null)),
      add constraint membership_invited check (status <> 'invited' or expires_at is not null)`.execute(
    db,
  );
  await sql`
    create unique index membership_live on membership (organization_id, user_id)
    where status in ('invited', 'working')`.execute(db);
  await sql`
    create index membership_organization on membership (organization_id, id desc)`.execute(db);
  await sql`create index membership_by_role on membership (role_id)`.execute(db);
  await sql`
    create index membership_expiry on membership (expires_at) where status = 'invited'`.execute(db);
  await sql`alter index organization_member_user rename to membership_user`.execute(db);
  await sql`
    create view organization_member as
    select id, organization_id, user_id, is_owner, role_id, position, joined_at
    from membership where status = 'working'`.execute(db);
  await sql`
    create index audit_entry_person on audit_entry (organization_id, user_id, id desc)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_entry_person`.execute(db);
  await sql`drop view organization_member`.execute(db);
  await sql`delete from membership where status <> 'working'`.execute(db);
  await sql`drop index membership_live, membership_organization, membership_by_role, membership_expiry`.execute(
    db,
  );
  await sql`
    alter table membership
      drop constraint membership_owner, drop constraint membership_role,
      drop constraint membership_joined, drop constraint membership_left,
      drop constraint membership_invited,
      drop column id, drop column status, drop column position, drop column role_title,
      drop column invited_by, drop column invited_at, drop column expires_at,
      drop column left_at, drop column ended_by,
      alter column joined_at set not null`.execute(db);
  await sql`alter table membership rename to organization_member`.execute(db);
  await sql`
    alter table organization_member
      add constraint organization_member_pkey primary key (organization_id, user_id),
      add constraint organization_member_check check (is_owner or role_id is not null)`.execute(db);
  await sql`alter index membership_user rename to organization_member_user`.execute(db);
}
