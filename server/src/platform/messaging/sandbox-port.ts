import type { Kysely } from 'kysely';
import type { Perishable } from '../pruning/perishable.ts';
import { DAY_SECONDS } from '../time/durations.ts';
import type { MessagePort } from './message-port.ts';
import type { MessagingTables } from './messaging.tables.ts';
import type { Message } from './send-message.ts';

/** Numbers and texts of people: nobody looks for older ones. */
export const PERISHABLE_MESSAGES: Perishable = {
  table: 'outbox_message',
  column: 'created_at',
  seconds: 7 * DAY_SECONDS,
};

/** The demo's provider: messages can be read at /dev instead of on a phone. It knows provider keys. */
export function createSandboxPort(db: Kysely<MessagingTables>): MessagePort {
  return (message) => keepInOutbox(db, message);
}

/** Shows something at /dev, once for each provider key. */
export async function keepInOutbox(
  db: Kysely<MessagingTables>,
  {
    providerKey,
    channel,
    to,
    text,
    code,
  }: Omit<Message, 'channel'> & { readonly channel: Message['channel'] | 'push' },
): Promise<void> {
  await db
    .insertInto('outbox_message')
    .values({ provider_key: providerKey, channel, recipient: to, text, code })
    .onConflict((conflict) => conflict.column('provider_key').doNothing())
    .execute();
}
