import type { ChatDetail, ChatListItem, ChatMessage } from '@karavan/shared-api/contract/messenger';
import { presentImage } from '../../../platform/files/present-image.ts';
import type { ChatRow, ListedChatRow } from './chats.queries.ts';
import type { MessageRow } from './messages.queries.ts';

export function presentChat(row: ChatRow): ChatDetail {
  return {
    ...presentFace(row),
    organization_id: row.organization_id,
    client_id: row.client_id,
    own_read_id: row.own_read_id,
    delivered_id: row.delivered_id,
    read_id: row.read_id,
  };
}

export function presentListedChat(row: ListedChatRow, userId: number): ChatListItem {
  return {
    ...presentFace(row),
    unread_count: row.unread_count ?? 0,
    last_message: presentLastMessage(row, userId),
  };
}

export function presentMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    client_id: row.client_id,
    text: row.text,
    pictures: row.pictures.map(presentImage),
    sender: {
      id: row.sender_id,
      full_name: row.sender_name,
      avatar: pictureOf(row.avatar_key),
    },
    created_at: row.created_at.toISOString(),
  };
}

function presentFace(row: ChatRow) {
  return {
    id: row.id,
    chat_type: row.chat_type,
    title: row.title,
    image: pictureOf(row.image_key),
    is_blocked: row.is_blocked,
    on_behalf_of:
      row.is_staff && row.organization_id !== null
        ? { id: row.organization_id, title: row.organization_title ?? '' }
        : null,
  };
}

function presentLastMessage(row: ListedChatRow, userId: number): ChatListItem['last_message'] {
  const { last_id, text, created_at, sender_id } = row;
  if (last_id === null || text === null || created_at === null || sender_id === null) return null;
  return {
    text,
    pictures_count: row.pictures_count ?? 0,
    created_at: created_at.toISOString(),
    status: row.read_id >= last_id ? 'read' : row.delivered_id >= last_id ? 'delivered' : 'sent',
    is_mine: sender_id === userId,
    sender: {
      id: sender_id,
      full_name: row.sender_name ?? '',
      avatar: pictureOf(row.avatar_key),
    },
  };
}

const pictureOf = (key: string | null) => (key === null ? null : `/files/${key}-small.webp`);
