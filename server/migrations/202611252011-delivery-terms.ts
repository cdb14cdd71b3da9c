import { sql, type Kysely } from 'kysely';

/** Organizations set themselves how they deliver, and by whom: a service that has agreed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table delivery_settings
      alter column service_id drop not null,
      add column payer text not null default 'client' check (payer in ('client', 'organization')),
      -- Minor units of goods below which nothing is brought; null: any.
      add column min_order bigint check (min_order > 0),
      -- As the crow flies; null: anywhere.
      add column radius_km integer check (radius_km > 0),
      -- Counted up by every edit.
      add column version integer not null default 1`.execute(db);
  await sql`
    create table delivery_agreement (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organization on delete cascade,
      service_id bigint not null references organization on delete cascade,
      status text not null default 'requested' check (status in
        ('requested', 'accepted', 'declined', 'withdrawn', 'ended')),
      created_at timestamptz not null default now(),
      answered_at timestamptz
    )`.execute(db);
  await sql`
    create unique index delivery_agreement_open on delivery_agreement (organization_id)
    where status = 'requested'`.execute(db);
  await sql`
    create unique index delivery_agreement_live on delivery_agreement (organization_id)
    where status = 'accepted'`.execute(db);
  await sql`
    create index delivery_agreement_service on delivery_agreement (service_id, id desc)`.execute(
    db,
  );
  await sql`
    create index delivery_agreement_organization
      on delivery_agreement (organization_id, id desc)`.execute(db);
  await sql`
    insert into delivery_agreement (organization_id, service_id, status, answered_at)
    select organization_id, service_id, 'accepted', now() from delivery_settings`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table delivery_agreement`.execute(db);
  await sql`delete from delivery_settings where service_id is null`.execute(db);
  await sql`
    alter table delivery_settings
      drop column payer, drop column min_order, drop column radius_km, drop column version,
      alter column service_id set not null`.execute(db);
}
