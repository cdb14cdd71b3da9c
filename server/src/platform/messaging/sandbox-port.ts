import type { Generated, Kysely } from 'kysely';
import type { MessagePort } from './message-port.ts';
import type { MessageChannel } from './send-message.ts';

export interface OutboxTables {
  outbox_message: {
    id: Generated<number>;
    provider_key: string;
    channel: MessageChannel;
    recipient: string;
    text: string;
    code: string | null;
    created_at: Generated<Date>;
  };
}

/** The demo's provider: messages can be read at /dev instead of on a phone. It knows provider keys. */
export function createSandboxPort(db: Kysely<OutboxTables>): MessagePort {
  return async ({ providerKey, channel, to, text, code }) => {
    await db
      .insertInto('outbox_message')
      .values({ provider_key: providerKey, channel, recipient: to, text, code })
      .onConflict((conflict) => conflict.column('provider_key').doNothing())
      .execute();
  };
}
