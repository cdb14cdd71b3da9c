import { sql, type Kysely } from 'kysely';

/** Where an order goes on the map, and when its goods have left the organization and come back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['sale_order', 'delivery']) {
    await sql`
      alter table ${sql.table(table)}
        add column latitude double precision check (latitude between -90 and 90),
        add column longitude double precision check (longitude between -180 and 180),
        add constraint ${sql.id(`${table}_point`)} check (num_nulls(latitude, longitude) in (0, 2))`.execute(
      db,
    );
  }
  await sql`
    alter table delivery
      add column parcels smallint check (parcels > 0),
      add column picked_up_at timestamptz,
      add column returned_at timestamptz,
      add constraint delivery_picked_up check (picked_up_at is null or courier_id is not null),
      add constraint delivery_returned check (returned_at is null
        or picked_up_at is not null and status = 'delivery_status_rejected_by_delivery_service')`.execute(
    db,
  );
  // What was brought was picked up; nobody has noted when.
  await sql`update delivery set picked_up_at = taken_at where status = 'delivery_status_delivered'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table delivery drop column parcels, drop column picked_up_at, drop column returned_at,
      drop column latitude, drop column longitude`.execute(db);
  await sql`alter table sale_order drop column latitude, drop column longitude`.execute(db);
}
