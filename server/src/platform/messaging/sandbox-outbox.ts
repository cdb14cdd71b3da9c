import type { Generated, Kysely } from 'kysely';
import type { JobPayloads } from '../jobs/jobs.ts';

export interface OutboxTables {
  outbox_message: {
    id: Generated<number>;
    provider_key: string;
    channel: 'sms' | 'email' | 'push';
    recipient: string;
    text: string;
    code: string | null;
    created_at: Generated<Date>;
  };
}

/** Delivers a message; the same provider key delivers once. */
export type MessageSender = (message: JobPayloads['send-message']) => Promise<void>;

/** The demo's provider of SMS, mail and push: messages can be read at /dev instead of on a phone. */
export function createSandboxSender(db: Kysely<OutboxTables>): MessageSender {
  return async ({ providerKey, channel, to, text, code }) => {
    await db
      .insertInto('outbox_message')
      .values({ provider_key: providerKey, channel, recipient: to, text, code })
      .onConflict((conflict) => conflict.column('provider_key').doNothing())
      .execute();
  };
}
