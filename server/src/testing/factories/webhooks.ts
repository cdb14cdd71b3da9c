import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database-tables.ts';

/** A webhook for orders that are placed, to an address of its own. */
export async function createWebhook(
  db: Kysely<Tables>,
  organizationId: number,
  { id: wanted = null }: { readonly id?: number | null } = {},
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into webhook (id, organization_id, url, title, events, salt) overriding system value
    values (
      coalesce(${wanted}::bigint, nextval(pg_get_serial_sequence('webhook', 'id'))),
      ${organizationId}, ${`https://hooks.example/${randomUUID()}`}, '', array['order.placed'],
      ${randomBytes(32)})
    returning id`.execute(db);
  // What is drawn from now on is another one than what was named.
  await sql`
    select setval(pg_get_serial_sequence('webhook', 'id'), (select max(id) from webhook))`.execute(
    db,
  );
  return rows[0]!.id;
}

/** A test message that has failed. */
export async function createWebhookDelivery(
  db: Kysely<Tables>,
  webhook_id: number,
): Promise<number> {
  const { id } = await db
    .insertInto('webhook_delivery')
    .values({
      webhook_id,
      event_id: null,
      type: 'webhook.ping',
      subject: `webhook:${webhook_id}`,
      state: 'failed',
      attempts: 1,
      finished_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
