import type {
  ChatDetail,
  ChatListItem,
  ChatMessage,
  FoundPerson,
} from '@karavan/shared-api/contract/messenger';
import { presentImage } from '../../../platform/files/present-image.ts';
import { presentOfferedItem } from '../../catalog/items/index.ts';
import { presentPersonCard } from '../../identity/people/index.ts';
import { organizationColor } from '../../organizations/organizations/index.ts';
import type { ChatRow, ListedChatRow } from './chats.queries.ts';
import type { FoundPersonRow } from './find-people.ts';
import type { MessageRow } from './messages.queries.ts';

export function presentChat(row: ChatRow): ChatDetail {
  return {
    ...presentFace(row),
    organization_id: row.organization_id,
    client_id: row.client_id,
    own_read_id: row.own_read_id,
    delivered_id: row.delivered_id,
    read_id: row.read_id,
    has_blocked: row.has_blocked,
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
    ...(row.item && { item: { card: row.item.card && presentOfferedItem(row.item.card) } }),
    ...(row.forwarded_from !== null && { forwarded_from: { name: row.forwarded_from } }),
    sender: presentPersonCard(row.sender),
    created_at: row.created_at.toISOString(),
  };
}

export function presentFoundPerson({ username, ...person }: FoundPersonRow): FoundPerson {
  return { ...presentPersonCard(person), username };
}

/** To staff an organization's chat is called what its client is called, to the client what it is. */
function presentFace(row: ChatRow) {
  const { partner, organization } = row;
  const picture = partner ? partner.avatar : (row.image ?? organization?.logo ?? null);
  return {
    id: row.id,
    chat_type: row.chat_type,
    title: partner?.full_name ?? (row.title || (organization?.title ?? '')),
    image: picture && presentImage(picture).small,
    color:
      !partner && organization
        ? organizationColor(organization.id, organization.logo?.color)
        : null,
    is_blocked: row.is_blocked,
    on_behalf_of:
      row.is_staff && organization ? { id: organization.id, title: organization.title } : null,
  };
}

function presentLastMessage(row: ListedChatRow, userId: number): ChatListItem['last_message'] {
  const { last_id, text, created_at, sender } = row;
  if (last_id === null || text === null || created_at === null || sender === null) return null;
  return {
    text,
    pictures_count: row.pictures_count ?? 0,
    created_at: created_at.toISOString(),
    status: row.read_id >= last_id ? 'read' : row.delivered_id >= last_id ? 'delivered' : 'sent',
    is_mine: sender.id === userId,
    sender: presentPersonCard(sender),
  };
}
