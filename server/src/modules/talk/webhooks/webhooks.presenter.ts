import type { Webhook, WebhookDelivery } from '@karavan/shared-api/contract/webhooks';
import type { DeliveryRow, WebhookRow } from './webhooks.queries.ts';

export function presentWebhook({
  failing_since,
  former_until,
  created_at,
  ...row
}: WebhookRow): Webhook {
  const isOverlapping = former_until !== null && former_until > new Date();
  return {
    ...row,
    failing_since: failing_since?.toISOString() ?? null,
    former_secret_until: isOverlapping ? former_until.toISOString() : null,
    created_at: created_at.toISOString(),
  };
}

export const presentDelivery = ({
  key,
  created_at,
  next_at,
  attempts,
  ...row
}: DeliveryRow): WebhookDelivery => ({
  ...row,
  message_id: messageId(key),
  created_at: created_at.toISOString(),
  next_at: row.state === 'waiting' ? next_at.toISOString() : null,
  attempts: attempts.map((attempt) => ({ ...attempt, at: new Date(attempt.at).toISOString() })),
});

/** What receivers know a message by. */
export const messageId = (key: string) => `msg_${key}`;
