import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { Id, IdParams, pageOf, pageQuery } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import { URL_MAX_LENGTH, WEBHOOK_LOG_PAGE_SIZE, WEBHOOK_TITLE_LENGTH } from './limits.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';
import { WEBHOOK_EVENTS, WEBHOOK_TYPES } from './webhook-events.ts';

/** `off` by the owner; `failed`: switched off after days in which nothing could be delivered. */
export const WebhookState = z.enum(['active', 'off', 'failed']);
export type WebhookState = z.output<typeof WebhookState>;

/** `failed`: nobody tries any more, unless the owner has it sent again. */
export const WebhookDeliveryState = z.enum(['waiting', 'delivered', 'failed']);
export type WebhookDeliveryState = z.output<typeof WebhookDeliveryState>;

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  /** What the owner calls it; may be empty. */
  title: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  state: WebhookState,
  /** Since when nothing has been delivered; null while all is well. */
  failing_since: z.nullable(z.string()),
  /** Until when the secret before the present one signs as well; null where there is none. */
  former_secret_until: z.nullable(z.string()),
  created_at: z.string(),
  /** Counted no further than 1,000. */
  waiting_count: z.number(),
  failed_count: z.number(),
});
export type Webhook = z.output<typeof Webhook>;

/** The only answer that holds the secret. */
export const WebhookWithSecret = z.object({
  webhook: Webhook,
  /** `whsec_` and the key in base64. */
  secret: z.string(),
});
export type WebhookWithSecret = z.output<typeof WebhookWithSecret>;

export const WebhookAttempt = z.object({
  at: z.string(),
  /** Of HTTP; null where there was no answer. */
  status: z.nullable(z.number()),
  /** Why there was none. */
  problem: z.nullable(z.string()),
  duration_ms: z.number(),
  /** How the answer began, without what looks like secrets or contacts. */
  excerpt: z.string(),
});
export type WebhookAttempt = z.output<typeof WebhookAttempt>;

export const WebhookDelivery = z.object({
  id: Id,
  /** The header `webhook-id`: the same for every attempt. */
  message_id: z.string(),
  type: z.enum(WEBHOOK_TYPES),
  /** What it is about, such as `order:7`. */
  subject: z.string(),
  state: WebhookDeliveryState,
  created_at: z.string(),
  /** When it is tried next; null once it is delivered or given up. */
  next_at: z.nullable(z.string()),
  /** The latest first. */
  attempts: z.array(WebhookAttempt),
});
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

export const WebhookForm = z.object({
  url: text(URL_MAX_LENGTH).check(
    // A name with a dot, and neither a port of an own service nor a name and password.
    z.regex(/^https:\/\/[^\s/@:]+\.[^\s/@:\d][^\s/@:]*(\/\S*)?$/i, {
      error: 'link_format' satisfies FieldProblem,
      abort: true,
    }),
    // Pages and senders read it as an address.
    z.refine((url) => URL.canParse(url), 'link_format' satisfies FieldProblem),
  ),
  title: text(WEBHOOK_TITLE_LENGTH, { isOptional: true }),
  events: z
    .array(z.enum(WEBHOOK_EVENTS))
    .check(z.minLength(1, 'required' satisfies FieldProblem), atMost(WEBHOOK_EVENTS.length)),
});

const ofOwner = { permission: { organization: 'owner', param: 'id' } } as const;
const one = { ...ofOwner, params: z.object({ id: Id, webhook: Id }) } as const;

export const listWebhooks = defineRoute({
  ...ofOwner,
  method: 'GET',
  path: '/organizations/{id}/webhooks/',
  summary: 'Where an organization has its events sent, the oldest first',
  params: IdParams,
  responses: { 200: z.object({ list: z.array(Webhook) }) },
  errors: ['not_found'],
});

export const addWebhook = defineRoute({
  ...ofOwner,
  method: 'POST',
  path: '/organizations/{id}/webhooks/',
  summary: 'Has events sent to an address; answers the secret that they are signed with, this once',
  params: IdParams,
  body: WebhookForm,
  responses: { 201: WebhookWithSecret },
  errors: ['not_found', 'too_many_kept'],
});

export const changeWebhook = defineRoute({
  ...one,
  method: 'PUT',
  path: '/organizations/{id}/webhooks/{webhook}/',
  summary: 'Changes the address, the events, or whether anything is sent at all',
  body: z.extend(WebhookForm, { is_active: z.boolean() }),
  responses: { 200: Webhook },
  errors: ['not_found'],
});

export const removeWebhook = defineRoute({
  ...one,
  method: 'DELETE',
  path: '/organizations/{id}/webhooks/{webhook}/',
  summary: 'Sends nothing there any more, not even what still waits',
  responses: { 204: null },
  errors: ['not_found'],
});

export const rotateWebhookSecret = defineRoute({
  ...one,
  method: 'POST',
  path: '/organizations/{id}/webhooks/{webhook}/secret/',
  summary: 'Another secret; the one before it signs as well for a day',
  responses: { 200: WebhookWithSecret },
  errors: ['not_found'],
});

export const pingWebhook = defineRoute({
  ...one,
  method: 'POST',
  path: '/organizations/{id}/webhooks/{webhook}/ping/',
  summary: 'Sends a message that means nothing, also where nothing else is sent',
  responses: { 204: null },
  errors: ['not_found', 'limit_exceeded'],
});

export const listWebhookDeliveries = defineRoute({
  ...one,
  method: 'GET',
  path: '/organizations/{id}/webhooks/{webhook}/deliveries/',
  summary: 'What was sent in the last four weeks and what came of it, the latest first',
  query: z.object({
    ...pageQuery(WEBHOOK_LOG_PAGE_SIZE),
    state: z.optional(WebhookDeliveryState),
  }),
  responses: { 200: pageOf(WebhookDelivery) },
  errors: ['not_found'],
});

export const replayWebhook = defineRoute({
  ...one,
  method: 'POST',
  path: '/organizations/{id}/webhooks/{webhook}/replay/',
  summary: 'Sends one message again, or all that have failed, under the ids that they had',
  /** `delivery`: null for all that have failed. */
  body: z.object({ delivery: z.nullable(Id) }),
  responses: { 200: z.object({ count: z.number() }) },
  /** `conflict` where nothing is sent. */
  errors: ['not_found', 'conflict', 'limit_exceeded'],
});
