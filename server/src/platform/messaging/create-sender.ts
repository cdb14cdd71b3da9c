import type { Kysely } from 'kysely';
import type { Env } from '../env/env.ts';
import { WrongVariableError } from '../env/env.ts';
import { createSandboxSender, type MessageSender, type OutboxTables } from './sandbox-outbox.ts';

/**
 * The provider of SMS, mail and push for this mode.
 * @throws WrongVariableError in production, where the demo's outbox must not take real codes
 */
export function createSender(env: Env, db: Kysely<OutboxTables>): MessageSender {
  if (env.KARAVAN_MODE === 'production') {
    throw new WrongVariableError(
      'KARAVAN_MODE is production, but no provider of SMS is configured; the sandbox outbox only serves the demo.',
    );
  }
  return createSandboxSender(db);
}
