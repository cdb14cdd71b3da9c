import { sql, type Kysely } from 'kysely';

/**
 * The staff may take a delivery back that no courier has taken: then it is over without one, and neither
 * waits any more. What waits is told by its status alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table delivery drop constraint delivery_check,
      add constraint delivery_courier check (case status
        when 'delivery_status_set_for_delivery' then courier_id is null
        when 'delivery_status_rejected_by_delivery_service' then true
        else courier_id is not null end)`.execute(db);
  await sql`drop index delivery_available`.execute(db);
  await sql`
    create index delivery_available on delivery (delivery_organization_id, created_at, id)
    where status = 'delivery_status_set_for_delivery'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index delivery_available`.execute(db);
  await sql`
    create index delivery_available on delivery (delivery_organization_id, created_at, id)
    where courier_id is null`.execute(db);
  await sql`
    alter table delivery drop constraint delivery_courier,
      add constraint delivery_check
      check ((courier_id is null) = (status = 'delivery_status_set_for_delivery')) not valid`.execute(
    db,
  );
}
