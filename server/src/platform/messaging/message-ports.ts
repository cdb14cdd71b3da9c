import type { Kysely } from 'kysely';
import type { Providers } from '../env/providers.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { createMailPort } from './mail-port.ts';
import type { MessagePort } from './message-port.ts';
import type { MessagingTables } from './messaging.tables.ts';
import { createSandboxPort } from './sandbox-port.ts';
import type { MessageChannel } from './send-message.ts';
import { createTextPort } from './text-port.ts';

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
    const { sms, whatsapp, mail } = providers;
    return {
      sms: createTextPort(gateways, sms),
      // Nothing new goes there without a gateway; what was under way when it was taken away goes by SMS.
      whatsapp: createTextPort(gateways, whatsapp ?? sms),
      email: createMailPort(mail),
    };
  }
  const sandbox = createSandboxPort(db);
  return { sms: sandbox, whatsapp: sandbox, email: sandbox };
}
