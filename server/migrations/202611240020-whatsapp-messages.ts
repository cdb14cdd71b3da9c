import { sql, type Kysely } from 'kysely';

/** Codes go by WhatsApp as well; nothing was ever pushed through the outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_message drop constraint outbox_message_channel_check`.execute(db);
  await sql`
    alter table outbox_message add constraint outbox_message_channel_check
      check (channel in ('sms', 'whatsapp', 'email'))`.execute(db);
}
