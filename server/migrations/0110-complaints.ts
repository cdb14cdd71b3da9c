import { sql, type Kysely } from 'kysely';

/** What people tell the platform about items and organizations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table complaint (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      item_id bigint references item on delete cascade,
      organization_id bigint references organization on delete cascade,
      reason text not null,
      text text not null,
      created_at timestamptz not null default now(),
      check (num_nonnulls(item_id, organization_id) = 1),
      unique (user_id, item_id),
      unique (user_id, organization_id)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('complaint').execute();
}
