import type { Kysely } from 'kysely';
import type { Providers } from '../env/providers.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { createMailPort } from './mail-port.ts';
import type { MessagePort } from './message-port.ts';
import type { MessagingTables } from './messaging.tables.ts';
import { createSandboxPort } from './sandbox-port.ts';
import type { MessageChannel } from './send-message.ts';
import { createSmsPort } from './sms-port.ts';

export type MessagePorts = Readonly<Record<MessageChannel, MessagePort>>;

interface PortDependencies {
  readonly db: Kysely<MessagingTables>;
  /** Reaches what the environment names, our own network included. */
  readonly gateways: Outbound;
  /** Null for the demo, whose outbox takes everything. */
  readonly providers: Providers | null;
}

export function createMessagePorts({ db, gateways, providers }: PortDependencies): MessagePorts {
  if (providers) {
    return { sms: createSmsPort(gateways, providers.sms), email: createMailPort(providers.mail) };
  }
  const sandbox = createSandboxPort(db);
  return { sms: sandbox, email: sandbox };
}
