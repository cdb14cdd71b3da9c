import type { Kysely } from 'kysely';
import type { MessagePort } from './message-port.ts';
import type { MessagingTables } from './messaging.tables.ts';

/** The demo's provider: messages can be read at /dev instead of on a phone. It knows provider keys. */
export function createSandboxPort(db: Kysely<MessagingTables>): MessagePort {
  return async ({ providerKey, channel, to, text, code }) => {
    await db
      .insertInto('outbox_message')
      .values({ provider_key: providerKey, channel, recipient: to, text, code })
      .onConflict((conflict) => conflict.column('provider_key').doNothing())
      .execute();
  };
}
