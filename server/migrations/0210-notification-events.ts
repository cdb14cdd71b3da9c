import { sql, type Kysely } from 'kysely';

/** Finds all notifications of one event, to take them back when it has been dealt with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index notification_event on notification (event_key, type)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index notification_event`.execute(db);
}
