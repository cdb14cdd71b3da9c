import { z } from 'zod/mini';
import { Id, IdParams, InputAmount, Money, pageOf, pageQuery } from './common.ts';
import { OrganizationCard } from './feed.ts';
import type { FieldProblem } from './field-problems.ts';
import { AUDIENCE_DAYS, AUDIENCE_DAYS_MAX, MESSAGE_MAX_LENGTH, SENT_PAGE_SIZE } from './limits.ts';
import type { OrganizationPermission } from './permissions.ts';
import { PersonCard } from './person-card.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

/**
 * Whom a message to followers is for: all of them, those who have got something they bought in the last days, those
 * who have not, or those whose purchases have come to a step of the card.
 */
export const MessageAudience = z.enum(['all', 'bought', 'idle', 'tier']);
export type MessageAudience = z.output<typeof MessageAudience>;

/** How many days back somebody has bought, or not; nothing to the others. */
const AudienceDays = z.number().check(z.int(), z.gte(1), z.lte(AUDIENCE_DAYS_MAX));

/** As the staff sees what was sent. */
export const OrganizationMessage = z.object({
  id: Id,
  text: z.string(),
  author: PersonCard,
  audience: MessageAudience,
  /** Null unless they are chosen by when they have bought. */
  days: z.nullable(z.number()),
  /** What they had spent at least; null unless they are chosen by that. */
  spent_from: z.nullable(Money),
  sent_at: z.string(),
  /** Since when followers do not see it any more. */
  withdrawn_at: z.nullable(z.string()),
  /** How many it was for when it was sent. */
  recipient_count: z.number(),
  read_count: z.number(),
});
export type OrganizationMessage = z.output<typeof OrganizationMessage>;

const ofStaff = {
  permission: { organization: 'can_send_message' as OrganizationPermission, param: 'id' },
} as const;

export const listOrganizationMessages = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/messages/',
  summary: 'What an organization has written to its followers, the latest first',
  params: IdParams,
  query: z.object(pageQuery(SENT_PAGE_SIZE)),
  responses: { 200: pageOf(OrganizationMessage) },
  errors: ['not_found', 'forbidden'],
});

const MessageReach = z.object({
  count: z.number(),
  /** From when on the organization may write again; null where it may now. */
  next_at: z.nullable(z.string()),
});

export const countMessageAudience = defineRoute({
  ...ofStaff,
  method: 'GET',
  path: '/organizations/{id}/messages/audience/',
  summary: 'How many followers a message would reach, and from when on one may be sent',
  params: IdParams,
  query: z.object({
    audience: z._default(MessageAudience, 'all'),
    days: z._default(AudienceDays, AUDIENCE_DAYS),
    spent_from: z.optional(InputAmount),
  }),
  responses: { 200: MessageReach },
  errors: ['not_found', 'forbidden'],
});

export const NewMessage = z
  .object({
    text: text(MESSAGE_MAX_LENGTH, { hasLines: true }),
    audience: MessageAudience,
    days: AudienceDays,
    /** What the step of the card asks for, in the currency of the organization. */
    spent_from: z.optional(InputAmount),
  })
  .check(
    z.refine(({ audience, spent_from = '0' }) => audience !== 'tier' || Number(spent_from) > 0, {
      error: 'required' satisfies FieldProblem,
      path: ['spent_from'],
    }),
  );
export type AudienceTerms = Pick<z.output<typeof NewMessage>, 'audience' | 'days' | 'spent_from'>;

export const sendOrganizationMessage = defineRoute({
  ...ofStaff,
  method: 'POST',
  path: '/organizations/{id}/messages/',
  summary: 'Writes to the followers of an organization, who are told of it soon',
  params: IdParams,
  body: NewMessage,
  responses: { 201: OrganizationMessage },
  errors: [
    'not_found',
    'forbidden',
    'organization_closed',
    'message_sent_lately',
    'idempotency_key_reused',
  ],
  idempotent: true,
});

export const withdrawOrganizationMessage = defineRoute({
  ...ofStaff,
  method: 'DELETE',
  path: '/organizations/{id}/messages/{message}/',
  summary: 'Takes a message back: followers do not see it any more',
  params: z.object({ id: Id, message: Id }),
  responses: { 204: null },
  errors: ['not_found', 'forbidden'],
});

/** As a follower reads it. */
export const SubscriptionMessage = z.object({
  id: Id,
  text: z.string(),
  sent_at: z.string(),
  is_unread: z.boolean(),
});
export type SubscriptionMessage = z.output<typeof SubscriptionMessage>;

/** An organization that has written to somebody who follows it. */
export const MessageSender = z.object({
  /** That of the organization. */
  id: Id,
  organization: OrganizationCard,
  last_message: z.pick(SubscriptionMessage, { id: true, text: true, sent_at: true }),
  /** Counted no further than 99. */
  unread_count: z.number(),
  /** Nothing of it is told, nor counted among what is unread. */
  is_muted: z.boolean(),
});
export type MessageSender = z.output<typeof MessageSender>;

export const listMessageSenders = defineRoute({
  method: 'GET',
  path: '/messages/',
  summary: 'The followed organizations that have written, the latest first',
  permission: 'session',
  query: z.object(pageQuery(SENT_PAGE_SIZE)),
  responses: { 200: pageOf(MessageSender) },
});

const UnreadMessages = z.object({
  /** Of organizations that are not muted; counted no further than 99. */
  count: z.number(),
});

export const countUnreadMessages = defineRoute({
  method: 'GET',
  path: '/messages/count/',
  summary: 'How many messages of followed organizations are unread',
  permission: 'session',
  responses: { 200: UnreadMessages },
});

/** `id` is the organization's; for who does not follow it there is nothing. */
const ofSubscription = {
  permission: 'session',
  params: IdParams,
  errors: ['not_found'],
} as const;

export const MessageSubscription = z.object({
  organization: OrganizationCard,
  is_muted: z.boolean(),
});
export type MessageSubscription = z.output<typeof MessageSubscription>;

export const getMessageSubscription = defineRoute({
  ...ofSubscription,
  method: 'GET',
  path: '/messages/{id}/',
  summary: 'An organization that the person follows, and whether its messages are muted',
  responses: { 200: MessageSubscription },
});

export const listSubscriptionMessages = defineRoute({
  ...ofSubscription,
  method: 'GET',
  path: '/messages/{id}/list/',
  summary: 'What an organization has written to the person since they follow it, the latest first',
  query: z.object(pageQuery(SENT_PAGE_SIZE)),
  responses: { 200: pageOf(SubscriptionMessage) },
});

export const readSubscriptionMessages = defineRoute({
  ...ofSubscription,
  method: 'POST',
  path: '/messages/{id}/read/',
  summary: 'The person has read this message and all before it; answers how many are unread',
  body: z.object({ message_id: Id }),
  responses: { 200: UnreadMessages },
});

export const muteSubscriptionMessages = defineRoute({
  ...ofSubscription,
  method: 'PUT',
  path: '/messages/{id}/mute/',
  summary: 'Whether the person is told of what the organization writes',
  body: z.object({ is_muted: z.boolean() }),
  responses: { 200: z.object({ is_muted: z.boolean() }) },
});
