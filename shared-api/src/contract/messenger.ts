import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { Id, IdParams, Image, pageOf, pageQuery } from './common.ts';
import { FeedPost } from './feed.ts';
import type { FieldProblem } from './field-problems.ts';
import {
  FORWARD_CHATS_MAX,
  MESSAGE_MAX_LENGTH,
  MESSAGE_PICTURES_MAX,
  MESSAGES_PAGE_SIZE,
  PERSON_SEARCH_LENGTH,
} from './limits.ts';
import { defineRoute } from './route.ts';
import { text } from './text.ts';

const Sender = z.object({ id: Id, full_name: z.string(), avatar: z.nullable(z.string()) });

/** What both the list and the conversation show of a chat, as seen by the caller. */
const chatFace = {
  id: Id,
  chat_type: z.enum(['private', 'organization', 'group']),
  title: z.string(),
  image: z.nullable(z.string()),
  /** The organization's own, to its client; null for people. */
  color: z.nullable(z.string()),
  is_blocked: z.boolean(),
  /** The organization in whose name the person writes; null when they write for themselves. */
  on_behalf_of: z.nullable(z.object({ id: Id, title: z.string() })),
};

export const ChatListItem = z.object({
  ...chatFace,
  unread_count: z.number(),
  last_message: z.nullable(
    z.object({
      text: z.string(),
      pictures_count: z.number(),
      created_at: z.string(),
      /** Its progress on the other side. */
      status: z.enum(['sent', 'delivered', 'read']),
      is_mine: z.boolean(),
      sender: Sender,
    }),
  ),
});
export type ChatListItem = z.output<typeof ChatListItem>;

/**
 * A chat has two sides: the person and everyone else; in an organization's chat, its client and all
 * staff. Sending a message implies having received and read everything before it.
 */
export const ChatDetail = z.object({
  ...chatFace,
  organization_id: z.nullable(Id),
  /** The client in an organization's chat; everyone else there is staff. */
  client_id: z.nullable(Id),
  /** The last message that the person's own side has read; 0 before the first. */
  own_read_id: z.number(),
  /** The last messages that anyone on the other side has received and read. */
  delivered_id: z.number(),
  read_id: z.number(),
  /** The person has blocked the other one of a private chat. */
  has_blocked: z.optional(z.boolean()),
});
export type ChatDetail = z.output<typeof ChatDetail>;

/** An item that a message is about, as it is now. */
export const MessageItem = z.pick(FeedPost, {
  id: true,
  name: true,
  image: true,
  price: true,
  price_unit: true,
  by_night: true,
  is_from: true,
  old_price: true,
});
export type MessageItem = z.output<typeof MessageItem>;

export const ChatMessage = z.object({
  id: Id,
  /** The id that the sender's device gave it. */
  client_id: z.string(),
  text: z.string(),
  pictures: z.array(Image),
  /** Absent where the message is about none; `card` is null once the item is no longer for sale. */
  item: z.optional(z.object({ card: z.nullable(MessageItem) })),
  /** Of a forwarded message: the person or the organization that has written it. */
  forwarded_from: z.optional(z.object({ name: z.string() })),
  sender: Sender,
  created_at: z.string(),
});
export type ChatMessage = z.output<typeof ChatMessage>;

export const FoundPerson = z.object({ ...Sender.shape, username: z.nullable(z.string()) });
export type FoundPerson = z.output<typeof FoundPerson>;

export const listChats = defineRoute({
  method: 'GET',
  path: '/messenger/chats/',
  summary: 'Conversations, latest first: all, or those that a person or an organization has',
  permission: 'session',
  query: z.object({
    // Remotes from before there were pages name no limit, and show what they are given.
    ...pageQuery(100),
    /** Part of what a chat is called. */
    search: z.optional(text(60, { isOptional: true })),
    /** Only those that the person answers in the name of this organization. */
    organization: z.optional(Id),
    /** Only those in which the person speaks for themselves. */
    personal: z.optional(z.enum(['1'])),
  }),
  responses: { 200: pageOf(ChatListItem) },
});

export const countUnreadChats = defineRoute({
  method: 'GET',
  path: '/messenger/unread/',
  summary: 'The number of conversations with unread messages, counted up to 100',
  permission: 'session',
  responses: { 200: z.object({ count: z.number() }) },
});

export const openChat = defineRoute({
  method: 'POST',
  path: '/messenger/chats/',
  summary:
    'The conversation with a person, with an organization, or of its staff with the client of an order; created if there is none',
  permission: 'session',
  body: z
    .object({
      organization_id: z.optional(Id),
      /** For whoever answers in the name of the organization: an order there, with whose client they talk. */
      order_id: z.optional(Id),
      /** The person to write to, instead of an organization. */
      user_id: z.optional(Id),
    })
    .check(
      z.refine(
        ({ organization_id: organization, order_id: order, user_id: person }) =>
          (organization === undefined) !== (person === undefined) &&
          (person === undefined || order === undefined),
        { path: ['organization_id'], error: 'invalid' satisfies FieldProblem },
      ),
    ),
  responses: { 200: z.object({ id: Id }) },
  errors: ['not_found', 'conflict', 'blocked', 'client_blocked'],
});

export const findPeople = defineRoute({
  method: 'GET',
  path: '/messenger/users/',
  summary:
    'People to write to: by the beginnings of their names or username, or by their exact UID or phone number',
  permission: 'session',
  query: z.object({ query: text(PERSON_SEARCH_LENGTH) }),
  responses: { 200: z.object({ list: z.array(FoundPerson) }) },
});

export const getChat = defineRoute({
  method: 'GET',
  path: '/messenger/chats/{id}/',
  summary: 'One conversation: its partner and how far it has been read',
  permission: 'session',
  params: IdParams,
  responses: { 200: ChatDetail },
  errors: ['not_found'],
});

export const listMessages = defineRoute({
  method: 'GET',
  path: '/messenger/chats/{id}/messages/',
  summary: 'Messages of a conversation, newest first; `next` leads to older ones',
  permission: 'session',
  params: IdParams,
  query: z.object(pageQuery(MESSAGES_PAGE_SIZE)),
  responses: { 200: pageOf(ChatMessage) },
  errors: ['not_found'],
});

const Draft = z
  .object({
    /** Generated by the sender's device: a message sent twice is stored once. */
    client_id: z.uuid(),
    text: z._default(text(MESSAGE_MAX_LENGTH, { isOptional: true, hasLines: true }), ''),
    /** Ids of uploads, in display order. */
    pictures: z._default(z.array(Id).check(atMost(MESSAGE_PICTURES_MAX)), []),
    /** An item for sale of the organization whose chat it is; it goes with words or pictures. */
    item_id: z.optional(Id),
  })
  .check(
    z.refine(({ text, pictures }) => text !== '' || pictures.length > 0, {
      path: ['text'],
      error: 'required' satisfies FieldProblem,
    }),
  );

export const sendMessage = defineRoute({
  method: 'POST',
  path: '/messenger/chats/{id}/messages/',
  summary: 'Sends text, pictures or both; repeating a client_id returns the first message',
  permission: 'session',
  params: IdParams,
  body: Draft,
  responses: { 201: ChatMessage },
  errors: ['not_found', 'chat_blocked', 'blocked', 'client_blocked', 'idempotency_key_reused'],
});

export const forwardMessage = defineRoute({
  method: 'POST',
  path: '/messenger/forward-message/',
  summary: 'Sends a message that the person can read into other conversations: into all, or none',
  permission: 'session',
  idempotent: true,
  body: z.object({
    original_message_id: Id,
    target_chat_ids: z.array(Id).check(
      z.minLength(1),
      z.maxLength(FORWARD_CHATS_MAX),
      z.refine((ids) => new Set(ids).size === ids.length, 'repeated' satisfies FieldProblem),
    ),
  }),
  responses: { 201: z.object({ success: z.literal(true) }) },
  errors: [
    'not_found',
    'chat_blocked',
    'blocked',
    'client_blocked',
    'idempotency_key_required',
    'idempotency_key_reused',
  ],
});

export const blockInChat = defineRoute({
  method: 'PUT',
  path: '/messenger/chats/{id}/block/',
  summary: 'Whether the other one of a private conversation may write to the person',
  permission: 'session',
  params: IdParams,
  body: z.object({ is_blocked: z.boolean() }),
  responses: { 200: z.object({ is_blocked: z.boolean() }) },
  errors: ['not_found', 'conflict'],
});

export const readChat = defineRoute({
  method: 'POST',
  path: '/messenger/chats/{id}/read/',
  summary: 'Marks everything up to a message as read',
  permission: 'session',
  params: IdParams,
  body: z.object({ message_id: Id }),
  responses: { 200: z.object({ own_read_id: z.number() }) },
  errors: ['not_found'],
});

export const receiveMessages = defineRoute({
  method: 'POST',
  path: '/messenger/chats/delivered/',
  summary: 'Confirms that everything sent to the person so far has reached one of their devices',
  permission: 'session',
  responses: { 200: z.object({ success: z.literal(true) }) },
});
