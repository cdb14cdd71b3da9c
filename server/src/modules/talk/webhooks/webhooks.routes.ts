import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/webhooks';
import type { Tables } from '../../../database-tables.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Transact } from '../../../platform/events/unit-of-work.ts';
import { implement, type ImplementedRoute } from '../../../platform/http/implement.ts';
import { encodeCursor } from '../../../platform/paging/cursor.ts';
import { pageAnswer } from '../../../platform/paging/page-answer.ts';
import { pageWindow } from '../../../platform/paging/page-window.ts';
import { addWebhook, changeWebhook, removeWebhook, rotateSecret } from './change-webhooks.ts';
import { queuePing, replay } from './queue-deliveries.ts';
import { deriveSecret, writeSecret } from './webhook-secret.ts';
import { presentDelivery, presentWebhook } from './webhooks.presenter.ts';
import {
  countDeliveries,
  listDeliveries,
  listWebhooks,
  type OwnWebhook,
} from './webhooks.queries.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly transact: Transact<Tables>;
  /** What secrets are derived with. */
  readonly key: Buffer;
}

const ownOf = ({ id, webhook }: { readonly id: number; readonly webhook: number }): OwnWebhook => ({
  organizationId: id,
  webhookId: webhook,
});

/** Where the owner of an organization has its events sent. */
export function webhooksRoutes({ db, transact, key }: Parts): ImplementedRoute[] {
  async function readOne({ organizationId, webhookId }: OwnWebhook): Promise<contract.Webhook> {
    const [row] = await listWebhooks(db, organizationId, webhookId);
    if (!row) throw new ApiError('not_found');
    return presentWebhook(row);
  }
  const showSecret = async (own: OwnWebhook, salt: Buffer) => ({
    webhook: await readOne(own),
    secret: writeSecret(deriveSecret(key, salt)),
  });

  return [
    implement(contract.listWebhooks, async ({ params: { id } }) => ({
      list: (await listWebhooks(db, id)).map(presentWebhook),
    })),
    implement(contract.addWebhook, async ({ params: { id }, body, context }) => {
      const added = await transact(async ({ trx }) => {
        const webhook = await addWebhook(trx, id, body);
        await recordAudit(trx, context, { webhook: webhook.id });
        return webhook;
      });
      return showSecret({ organizationId: id, webhookId: added.id }, added.salt);
    }),
    implement(contract.changeWebhook, async ({ params, body, context }) => {
      const { is_active: isActive, ...wanted } = body;
      await transact(async ({ trx }) => {
        await changeWebhook(trx, ownOf(params), { ...wanted, isActive });
        await recordAudit(trx, context, { webhook: params.webhook, is_active: isActive });
      });
      return readOne(ownOf(params));
    }),
    implement(contract.removeWebhook, async ({ params, context }) => {
      await transact(async ({ trx }) => {
        await removeWebhook(trx, ownOf(params));
        await recordAudit(trx, context, { webhook: params.webhook });
      });
      return undefined;
    }),
    implement(contract.rotateWebhookSecret, async ({ params, context }) => {
      const salt = await transact(async ({ trx }) => {
        const drawn = await rotateSecret(trx, ownOf(params));
        await recordAudit(trx, context, { webhook: params.webhook });
        return drawn;
      });
      return showSecret(ownOf(params), salt);
    }),
    implement(contract.pingWebhook, async ({ params, context }) => {
      await transact(async ({ trx }) => {
        await queuePing(trx, ownOf(params));
        await recordAudit(trx, context, { webhook: params.webhook });
      });
      return undefined;
    }),
    implement(contract.listWebhookDeliveries, async ({ params, query }) => {
      const { limit, state } = query;
      await readOne(ownOf(params));
      const window = pageWindow(query, 'id');
      const [rows, count] = await Promise.all([
        listDeliveries(db, params.webhook, { state, ...window }),
        countDeliveries(db, params.webhook, state),
      ]);
      return pageAnswer(rows, limit, count, {
        present: presentDelivery,
        cursorOf: (row) => encodeCursor({ value: '', id: row.id }),
      });
    }),
    implement(contract.replayWebhook, async ({ params, body, context }) => {
      const count = await transact(async ({ trx }) => {
        const queued = await replay(trx, ownOf(params), body.delivery);
        await recordAudit(trx, context, { webhook: params.webhook, deliveries: queued });
        return queued;
      });
      return { count };
    }),
  ];
}
