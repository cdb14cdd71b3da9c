import { sql, type Kysely } from 'kysely';
import type { WebhookAttempt, WebhookDeliveryState } from '@karavan/shared-api/contract/webhooks';
import { countedUpToCap, countUpToCap } from '../../../platform/paging/count-up-to-cap.ts';
import type { PageWindow } from '../../../platform/paging/page-window.ts';
import type { WebhooksTables } from './webhooks.tables.ts';

type Db = Pick<Kysely<WebhooksTables>, 'selectFrom'>;

export interface OwnWebhook {
  readonly organizationId: number;
  readonly webhookId: number;
}

export type WebhookRow = Awaited<ReturnType<typeof listWebhooks>>[number];
export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number];

/** The webhooks of an organization, the oldest first, or one of them. */
export function listWebhooks(db: Db, organizationId: number, webhookId?: number) {
  return db
    .selectFrom('webhook')
    .select([
      'id',
      'url',
      'title',
      'events',
      'state',
      'failing_since',
      'former_until',
      'created_at',
    ])
    .select([countOf('waiting').as('waiting_count'), countOf('failed').as('failed_count')])
    .where('organization_id', '=', organizationId)
    .where('removed_at', 'is', null)
    .$if(webhookId !== undefined, (query) => query.where('id', '=', webhookId!))
    .orderBy('id')
    .execute();
}

const countOf = (state: WebhookDeliveryState) =>
  countedUpToCap(
    sql`select from webhook_delivery where webhook_id = webhook.id and state = ${state}`,
  );

interface Window extends PageWindow {
  readonly state: WebhookDeliveryState | undefined;
}

/** What was queued for a webhook, the latest first, each with its attempts, the latest first. */
export function listDeliveries(db: Db, webhookId: number, { state, after, offset, limit }: Window) {
  return db
    .selectFrom('webhook_delivery as delivery')
    .select(['id', 'key', 'type', 'subject', 'state', 'created_at', 'next_at'])
    .select(
      sql<WebhookAttempt[]>`(
        select coalesce(jsonb_agg(to_jsonb(tried) order by tried.id desc), '[]')
        from (
          select id, at, status, problem, duration_ms, excerpt from webhook_attempt
          where delivery_id = delivery.id order by id desc limit 20
        ) as tried)`.as('attempts'),
    )
    .where('webhook_id', '=', webhookId)
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(after !== undefined, (query) => query.where('id', '<', after!.id))
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export function countDeliveries(
  db: Kysely<WebhooksTables>,
  webhookId: number,
  state: WebhookDeliveryState | undefined,
): Promise<number> {
  return countUpToCap(
    db,
    sql`select from webhook_delivery
      where webhook_id = ${webhookId} and (${state ?? null}::text is null or state = ${state ?? null})`,
  );
}
