import type { Generated, GeneratedAlways } from 'kysely';
import type { WebhookEvent, WebhookType } from '@karavan/shared-api/contract/webhook-events';
import type { WebhookDeliveryState, WebhookState } from '@karavan/shared-api/contract/webhooks';

export interface WebhooksTables {
  /** Where an organization has its events sent. */
  webhook: {
    id: GeneratedAlways<number>;
    organization_id: number;
    url: string;
    title: string;
    events: WebhookEvent[];
    state: Generated<WebhookState>;
    /** 32 random bytes, from which the secret is derived. */
    salt: Buffer;
    /** That of the secret before, which signs until `former_until`. */
    former_salt: Buffer | null;
    former_until: Date | null;
    failing_since: Date | null;
    created_at: Generated<Date>;
    removed_at: Date | null;
  };
  /** One event for one address; the database queues it with the event. */
  webhook_delivery: {
    id: GeneratedAlways<number>;
    key: Generated<string>;
    webhook_id: number;
    /** Null for a ping. */
    event_id: number | null;
    type: WebhookType;
    subject: string;
    state: Generated<WebhookDeliveryState>;
    /** Since it was queued last. */
    attempts: Generated<number>;
    next_at: Generated<Date>;
    finished_at: Date | null;
    created_at: Generated<Date>;
  };
  webhook_attempt: {
    id: GeneratedAlways<number>;
    delivery_id: number;
    at: Generated<Date>;
    status: number | null;
    problem: string | null;
    duration_ms: number;
    excerpt: string;
  };
}
