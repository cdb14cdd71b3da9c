import { sql, type Kysely } from 'kysely';

/** What a service has brought is summed up by day, and what its couriers carry stands on its board. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index delivery_brought on delivery (delivery_organization_id, finished_at)
    where status = 'delivery_status_delivered'`.execute(db);
  await sql`
    create index delivery_on_the_way on delivery (delivery_organization_id, created_at, id)
    where status = 'delivery_status_taken_for_delivery'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index delivery_on_the_way`.execute(db);
  await sql`drop index delivery_brought`.execute(db);
}
