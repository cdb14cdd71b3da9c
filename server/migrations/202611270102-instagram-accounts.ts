import { sql, type Kysely } from 'kysely';

/** Accounts of Instagram that organizations bring their posts from, and which posts they have brought. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table instagram_account (
      organization_id bigint primary key references organization on delete cascade,
      username text not null check (length(username) between 1 and 100),
      -- Sealed for this organization.
      token bytea not null,
      token_key text not null,
      -- When the token ends; it is renewed before.
      expires_at timestamptz not null,
      is_expired boolean not null default false,
      -- Whoever of the staff has connected it: the drafts are theirs.
      connected_by bigint not null references app_user,
      updated_at timestamptz,
      next_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index instagram_account_next on instagram_account (next_at) where not is_expired`.execute(
    db,
  );
  await sql`create index instagram_account_person on instagram_account (connected_by)`.execute(db);
  await sql`
    create table instagram_authorization (
      secret_hash bytea primary key,
      organization_id bigint not null references organization on delete cascade,
      user_id bigint not null references app_user on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index instagram_authorization_time on instagram_authorization (expires_at)`.execute(
    db,
  );
  await sql`
    create table instagram_media (
      organization_id bigint not null references organization on delete cascade,
      media_id text not null check (length(media_id) between 1 and 100),
      -- Its draft; null once it is deleted. The post is not brought again.
      item_id bigint references item on delete set null,
      created_at timestamptz not null default now(),
      primary key (organization_id, media_id)
    )`.execute(db);
  await sql`create index instagram_media_item on instagram_media (item_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('instagram_media').execute();
  await db.schema.dropTable('instagram_authorization').execute();
  await db.schema.dropTable('instagram_account').execute();
}
