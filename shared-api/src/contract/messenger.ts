import { z } from 'zod/mini';
import { Id, IdParams, Image, pageOf, pageQuery } from './common.ts';
import type { FieldProblem } from './field-problems.ts';
import { MESSAGE_MAX_LENGTH, MESSAGE_PICTURES_MAX, MESSAGES_PAGE_SIZE } from './limits.ts';
import { defineRoute } from './route.ts';

const Sender = z.object({ id: Id, full_name: z.string(), avatar: z.nullable(z.string()) });

/** What both the list and the conversation show of a chat, as the person who asks sees it. */
const chatFace = {
  id: Id,
  chat_type: z.enum(['private', 'organization', 'group']),
  title: z.string(),
  image: z.nullable(z.string()),
  is_blocked: z.boolean(),
  /** The organization that the person writes for; null where they write for themselves. */
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
      /** How far it has got on the other side. */
      status: z.enum(['sent', 'delivered', 'read']),
      is_mine: z.boolean(),
      sender: Sender,
    }),
  ),
});
export type ChatListItem = z.output<typeof ChatListItem>;

/**
 * A chat has two sides: the person and everybody else; in an organization's chat, its client and all
 * staff. Whoever writes has received and read everything before.
 */
export const ChatDetail = z.object({
  ...chatFace,
  organization_id: z.nullable(Id),
  /** The client of an organization's chat; all others there are its staff. */
  client_id: z.nullable(Id),
  /** The last message that the person's own side has read; 0 before the first. */
  own_read_id: z.number(),
  /** The last messages that somebody of the other side has received and read. */
  delivered_id: z.number(),
  read_id: z.number(),
});
export type ChatDetail = z.output<typeof ChatDetail>;

export const ChatMessage = z.object({
  id: Id,
  /** The sender's own name for it. */
  client_id: z.string(),
  text: z.string(),
  pictures: z.array(Image),
  sender: Sender,
  created_at: z.string(),
});
export type ChatMessage = z.output<typeof ChatMessage>;

export const listChats = defineRoute({
  method: 'GET',
  path: '/messenger/chats/',
  summary: 'Conversations, the latest first',
  permission: 'session',
  responses: { 200: z.object({ list: z.array(ChatListItem) }) },
});

export const countUnreadChats = defineRoute({
  method: 'GET',
  path: '/messenger/unread/',
  summary: 'How many conversations have something unread, counted up to 100',
  permission: 'session',
  responses: { 200: z.object({ count: z.number() }) },
});

export const openChat = defineRoute({
  method: 'POST',
  path: '/messenger/chats/',
  summary: 'The conversation with an organization; begins it where there is none',
  permission: 'session',
  body: z.object({ organization_id: Id }),
  responses: { 200: z.object({ id: Id }) },
  errors: ['not_found', 'conflict'],
});

export const getChat = defineRoute({
  method: 'GET',
  path: '/messenger/chats/{id}/',
  summary: 'One conversation: with whom, and how far it has been read',
  permission: 'session',
  params: IdParams,
  responses: { 200: ChatDetail },
  errors: ['not_found'],
});

export const listMessages = defineRoute({
  method: 'GET',
  path: '/messenger/chats/{id}/messages/',
  summary: 'Messages of a conversation, the newest first; `next` leads back in time',
  permission: 'session',
  params: IdParams,
  query: z.object(pageQuery(MESSAGES_PAGE_SIZE)),
  responses: { 200: pageOf(ChatMessage) },
  errors: ['not_found'],
});

const Draft = z
  .object({
    /** Drawn by the sender's device: a message that is sent again is stored once. */
    client_id: z.uuid(),
    text: z._default(z.string().check(z.trim(), z.maxLength(MESSAGE_MAX_LENGTH)), ''),
    /** Ids of uploads, in the order in which they are shown. */
    pictures: z._default(z.array(Id).check(z.maxLength(MESSAGE_PICTURES_MAX)), []),
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
  summary: 'Sends text, pictures or both; the same client_id again answers the first message again',
  permission: 'session',
  params: IdParams,
  body: Draft,
  responses: { 201: ChatMessage },
  errors: ['not_found', 'forbidden', 'idempotency_key_reused'],
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
  summary: 'Tells that everything sent to the person so far has arrived on a device of theirs',
  permission: 'session',
  responses: { 200: z.object({ success: z.literal(true) }) },
});
