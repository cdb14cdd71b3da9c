import type { Kysely } from 'kysely';
import { listOutbox } from '@karavan/shared-api/contract/dev';
import type { Env } from '../../../platform/env/env.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import type { MessagingTables } from '../../../platform/messaging/messaging.tables.ts';

const SHOWN_MESSAGES = 50;

/** What only the demo has; in production these addresses do not exist. */
export function devRoutes(
  db: Kysely<MessagingTables>,
  mode: Env['KARAVAN_MODE'],
): ImplementedRoute[] {
  return [
    implement(listOutbox, async ({ query: { to } }) => {
      if (mode === 'production') throw new ApiError('not_found');
      const messages = await db
        .selectFrom('outbox_message')
        .select(['channel', 'recipient', 'text', 'code', 'created_at'])
        .$if(to !== undefined, (select) => select.where('recipient', '=', to!))
        .orderBy('id', 'desc')
        .limit(SHOWN_MESSAGES)
        .execute();
      return messages.map(({ recipient, created_at, ...message }) => ({
        ...message,
        to: recipient,
        created_at: created_at.toISOString(),
      }));
    }),
  ];
}
