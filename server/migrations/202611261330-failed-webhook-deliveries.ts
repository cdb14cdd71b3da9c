import { sql, type Kysely } from 'kysely';

/** What has failed is counted with every look at a webhook, and is little among all that was delivered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index webhook_delivery_failed on webhook_delivery (webhook_id, id)
      where state = 'failed'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index webhook_delivery_failed`.execute(db);
}
