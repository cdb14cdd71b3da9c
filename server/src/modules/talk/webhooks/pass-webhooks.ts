import { sql } from 'kysely';
import type { WebhookState } from '@karavan/shared-api/contract/webhooks';
import type { UnitOfWork } from '../../../platform/events/unit-of-work.ts';
import { giveUp } from './change-webhooks.ts';
import type { WebhooksTables } from './webhooks.tables.ts';

interface TransferMoved {
  readonly organizationId: number;
  readonly action: string;
}

/**
 * Listens to `transfer-moved`: what the old owner has set up is sent nothing until the new one switches it on. The
 * former secret no longer signs.
 */
export async function passWebhooks(
  { trx }: Pick<UnitOfWork<WebhooksTables>, 'trx'>,
  { organizationId, action }: TransferMoved,
): Promise<void> {
  if (action !== 'accept') return;
  const passed = await trx
    .updateTable('webhook')
    .set({
      state: sql<WebhookState>`case state when 'active' then 'off' else state end`,
      former_salt: null,
      former_until: null,
    })
    .where('organization_id', '=', organizationId)
    .where('removed_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of passed) await giveUp(trx, id);
}
