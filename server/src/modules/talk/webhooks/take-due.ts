import { sql, type QueryExecutorProvider } from 'kysely';
import type { WebhookType } from '@karavan/shared-api/contract/webhook-events';

/** Something to be sent now, with all that sending it takes. */
export interface DueDelivery {
  readonly id: number;
  readonly key: string;
  readonly type: WebhookType;
  /** In vain until now. */
  readonly attempts: number;
  readonly webhook_id: number;
  readonly organization_id: number;
  readonly url: string;
  readonly salt: Buffer;
  /** Null where the former secret signs no more. */
  readonly former_salt: Buffer | null;
  /** Of the domain event; null for a ping. */
  readonly data: object | null;
  readonly happened_at: Date;
}

interface Window {
  /** Webhooks that something is being sent to. */
  readonly except: readonly number[];
  readonly limit: number;
}

/**
 * What is due, one thing of each webhook, those that have waited longest. What is about the same thing as something
 * older that waits, waits for that.
 */
export async function takeDue(
  db: QueryExecutorProvider,
  { except, limit }: Window,
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    select due.id, due.key, due.type, due.attempts, due.webhook_id, due.organization_id, due.url, due.salt,
      due.former_salt, event.data, coalesce(event.created_at, due.created_at) as happened_at
    from (
      select distinct on (delivery.webhook_id) delivery.*, webhook.organization_id, webhook.url, webhook.salt,
        case when webhook.former_until > now() then webhook.former_salt end as former_salt
      from webhook_delivery as delivery
      join webhook on webhook.id = delivery.webhook_id
      where delivery.state = 'waiting' and delivery.next_at <= now()
        and webhook.removed_at is null
        and (webhook.state = 'active' or delivery.type = 'webhook.ping')
        and webhook.id <> all(${except}::bigint[])
        and not exists (
          select from webhook_delivery as earlier
          where earlier.webhook_id = delivery.webhook_id and earlier.subject = delivery.subject
            and earlier.state = 'waiting' and earlier.id < delivery.id)
      order by delivery.webhook_id, delivery.id
    ) as due
    left join domain_event as event on event.id = due.event_id
    order by due.next_at
    limit ${limit}`.execute(db);
  return rows;
}
