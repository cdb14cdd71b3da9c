import { sql, type Kysely } from 'kysely';

/** What an organization's page shows: a banner, hours by weekday, an e-mail address and its followers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organization_hours (
      organization_id bigint not null references organization on delete cascade,
      -- ISO 8601: Monday is 1. A weekday without a row is a day off.
      weekday smallint not null check (weekday between 1 and 7),
      -- The organization's own clock. Equal ends are the whole day; an end before its beginning is
      -- on the next day.
      opens_at time not null,
      closes_at time not null,
      primary key (organization_id, weekday)
    )`.execute(db);
  await sql`
    insert into organization_hours (organization_id, weekday, opens_at, closes_at)
    select id, weekday, coalesce(opens_at, '00:00'), coalesce(closes_at, '00:00')
    from organization, generate_series(1, 7) as weekday`.execute(db);

  await sql`
    create table organization_follower (
      organization_id bigint not null references organization on delete cascade,
      user_id bigint not null references app_user on delete cascade,
      created_at timestamptz not null default now(),
      primary key (organization_id, user_id)
    )`.execute(db);
  await sql`create index organization_follower_user on organization_follower (user_id, created_at desc, organization_id desc)`.execute(
    db,
  );

  await sql`
    alter table organization
      drop column opens_at,
      drop column closes_at,
      add column banner_id bigint references file,
      add column email citext,
      -- How many rows organization_follower has of it; whoever changes those changes this with them.
      add column follower_count integer not null default 0 check (follower_count >= 0)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organization
      drop column banner_id,
      drop column email,
      drop column follower_count,
      add column opens_at time,
      add column closes_at time`.execute(db);
  await sql`
    update organization set opens_at = hours.opens_at, closes_at = hours.closes_at
    from organization_hours as hours
    where hours.organization_id = organization.id and hours.weekday = 1`.execute(db);
  await sql`drop table organization_follower`.execute(db);
  await sql`drop table organization_hours`.execute(db);
}
