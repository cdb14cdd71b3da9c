import type { ChatListItem } from '@karavan/shared-api/contract/messenger';

/** A private chat in a list, with one message of the other. */
export const chatOf = (id: number, title: string): ChatListItem => ({
  id,
  chat_type: 'private',
  title,
  image: null,
  color: null,
  is_blocked: false,
  on_behalf_of: null,
  unread_count: 0,
  last_message: {
    text: `Привет от ${title}`,
    pictures_count: 0,
    created_at: '2026-11-20T08:00:00.000Z',
    status: 'read',
    is_mine: false,
    sender: { id: id + 100, full_name: title, avatar: null },
  },
});
