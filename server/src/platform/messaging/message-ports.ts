import type { Kysely } from 'kysely';
import { WrongVariableError, type Env } from '../env/env.ts';
import { createSandboxPort, type OutboxTables } from './sandbox-port.ts';
import type { Message, MessageChannel } from './send-message.ts';

/** Hands a message to a provider; throws when that does not take it, and is then called again. */
export type MessagePort = (message: Message) => Promise<void>;

export type MessagePorts = Readonly<Record<MessageChannel, MessagePort>>;

/**
 * The providers of SMS, mail and push for this mode.
 * @throws WrongVariableError in production, where the demo's outbox must not take real codes
 */
export function createMessagePorts(
  { KARAVAN_MODE }: Pick<Env, 'KARAVAN_MODE'>,
  db: Kysely<OutboxTables>,
): MessagePorts {
  if (KARAVAN_MODE === 'production') {
    throw new WrongVariableError(
      'KARAVAN_MODE is production, but no provider of SMS, mail and push is configured; the sandbox outbox only serves the demo.',
    );
  }
  const sandbox = createSandboxPort(db);
  return { sms: sandbox, email: sandbox, push: sandbox };
}
