import { sql, type Kysely } from 'kysely';

/** How else a person can be reached: what they publish, in their own order, without repetitions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_phone_number (
      user_id bigint not null references app_user on delete cascade,
      position smallint not null check (position between 0 and 9),
      value text not null check (value ~ '^(\\+[0-9]{7,15}|\\*[0-9]{3,15})$'),
      primary key (user_id, position),
      unique (user_id, value)
    )`.execute(db);
  await sql`
    create table user_social_network (
      user_id bigint not null references app_user on delete cascade,
      position smallint not null check (position between 0 and 19),
      kind text not null,
      value text not null check (value <> ''),
      primary key (user_id, position)
    )`.execute(db);
  await sql`
    create unique index user_social_network_account
      on user_social_network (user_id, kind, md5(value))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('user_social_network').execute();
  await db.schema.dropTable('user_phone_number').execute();
}
