import { sql, type Kysely } from 'kysely';

/** How the platform stands to organizations: whether they are who they say, and whether they are found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table verification_request (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organization on delete cascade,
      requested_by bigint not null references app_user,
      -- As the organization was called then.
      title text not null,
      note text not null,
      status text not null default 'pending'
        check (status in ('pending', 'verified', 'rejected', 'revoked')),
      created_at timestamptz not null default now(),
      reason text,
      decided_by bigint references app_user,
      decided_at timestamptz,
      check ((status = 'pending') = (decided_at is null))
    )`.execute(db);
  await sql`
    create unique index verification_request_open on verification_request (organization_id)
    where status = 'pending'`.execute(db);
  await sql`create index verification_request_organization on verification_request (organization_id, id desc)`.execute(
    db,
  );
  await sql`
    create index verification_request_queue on verification_request (id) where status = 'pending'`.execute(
    db,
  );
  await sql`
    create index verification_request_decided on verification_request (decided_at desc, id desc)
    where status <> 'pending'`.execute(db);
  await sql`
    create table verification_document (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organization on delete cascade,
      -- Null until the request is sent.
      request_id bigint references verification_request on delete cascade,
      uploaded_by bigint not null references app_user,
      -- Where it lies in the store of documents.
      key text not null unique,
      byte_size integer not null check (byte_size > 0),
      created_at timestamptz not null default now(),
      -- Null while its request waits.
      delete_after timestamptz
    )`.execute(db);
  await sql`create index verification_document_organization on verification_document (organization_id, id)`.execute(
    db,
  );
  await sql`create index verification_document_request on verification_document (request_id, id)`.execute(
    db,
  );
  await sql`
    create index verification_document_end on verification_document (delete_after)
    where delete_after is not null`.execute(db);
  await sql`
    create table organization_restriction (
      organization_id bigint primary key references organization on delete cascade,
      state text not null check (state in ('normal', 'limited', 'review_requested')),
      reason text not null,
      since timestamptz not null default now(),
      request_text text,
      requested_at timestamptz,
      -- Before this no review is asked for again.
      review_after timestamptz,
      changed_at timestamptz not null default now(),
      check ((state = 'review_requested') = (requested_at is not null)),
      check ((request_text is null) = (requested_at is null))
    )`.execute(db);
  await sql`
    create index organization_restriction_queue on organization_restriction (requested_at, organization_id)
    where state = 'review_requested'`.execute(db);
  await sql`
    create index organization_restriction_changed on organization_restriction (state, changed_at desc, organization_id desc)`.execute(
    db,
  );
  await sql`
    create table standing_step (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organization on delete cascade,
      matter text not null check (matter in ('verification', 'visibility')),
      action text not null,
      reason text not null default '',
      actor_id bigint references app_user,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index standing_step_matter on standing_step (organization_id, matter, id desc)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    'standing_step',
    'organization_restriction',
    'verification_document',
    'verification_request',
  ]) {
    await sql`drop table ${sql.table(table)}`.execute(db);
  }
}
