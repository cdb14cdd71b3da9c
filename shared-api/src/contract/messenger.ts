import { z } from 'zod/mini';
import { Id } from './common.ts';
import { defineRoute } from './route.ts';

export const ChatListItem = z.object({
  id: Id,
  chat_type: z.enum(['private', 'organization', 'group']),
  title: z.string(),
  image: z.nullable(z.string()),
  is_blocked: z.boolean(),
  unread_count: z.number(),
  last_message: z.nullable(
    z.object({
      text: z.string(),
      created_at: z.string(),
      status: z.enum(['sent', 'read']),
      is_mine: z.boolean(),
      sender: z.object({ id: Id, full_name: z.string(), avatar: z.nullable(z.string()) }),
    }),
  ),
});
export type ChatListItem = z.output<typeof ChatListItem>;

export const listChats = defineRoute({
  method: 'GET',
  path: '/messenger/chats/',
  summary: 'Conversations, the latest first',
  permission: 'session',
  responses: { 200: z.object({ list: z.array(ChatListItem) }) },
});
