import { sql, type Kysely } from 'kysely';

/** What couriers have is looked through every minute for what they have had too long. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index delivery_taken on delivery (taken_at)
    where status = 'delivery_status_taken_for_delivery'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index delivery_taken`.execute(db);
}
