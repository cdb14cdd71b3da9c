import { sql, type Kysely } from 'kysely';

/** Where a client has things brought to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table delivery_address (
      id bigint generated always as identity primary key,
      user_id bigint not null references app_user on delete cascade,
      city text not null,
      district text not null,
      address text not null,
      phone text not null,
      comment text not null default '',
      -- Degrees (WGS 84); both or none.
      latitude double precision check (latitude between -90 and 90),
      longitude double precision check (longitude between -180 and 180),
      is_default boolean not null default false,
      check ((latitude is null) = (longitude is null))
    )`.execute(db);
  await sql`create index delivery_address_user on delivery_address (user_id)`.execute(db);
  await sql`create unique index delivery_address_default on delivery_address (user_id) where is_default`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('delivery_address').execute();
}
