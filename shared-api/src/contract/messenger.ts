import { z } from 'zod/mini';
import { atMost } from './at-most.ts';
import { Id, IdParams, Image, pageOf, pageQuery } from './common.ts';
import { FeedPost } from './feed.ts';
import type { FieldProblem } from './field-problems.ts';
import { MESSAGE_MAX_LENGTH, MESSAGE_PICTURES_MAX, MESSAGES_PAGE_SIZE } from './limits.ts';
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
  sender: Sender,
  created_at: z.string(),
});
export type ChatMessage = z.output<typeof ChatMessage>;

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
    'The conversation with an organization, or of its staff with the client of an order; created if there is none',
  permission: 'session',
  body: z.object({
    organization_id: Id,
    /** For whoever answers in the name of the organization: an order there, with whose client they talk. */
    order_id: z.optional(Id),
  }),
  responses: { 200: z.object({ id: Id }) },
  errors: ['not_found', 'conflict', 'blocked', 'client_blocked'],
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
  errors: ['not_found', 'forbidden', 'blocked', 'client_blocked', 'idempotency_key_reused'],
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
