import { sql, type Kysely } from 'kysely';

/** What a person has with all organizations: in their wallet, and before they leave. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index cashback_account_client on cashback_account (client_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index cashback_account_client`.execute(db);
}
