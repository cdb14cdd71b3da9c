import { sql, type Kysely } from 'kysely';

/** A code that is entered speaks for the network that it was sent to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table phone_code add column network text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table phone_code drop column network`.execute(db);
}
