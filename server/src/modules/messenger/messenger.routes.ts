import type { Kysely } from 'kysely';
import * as contract from '@karavan/shared-api/contract/messenger';
import type { Tables } from '../../database-tables.ts';
import { implement, type ImplementedRoute } from '../../platform/http/implement.ts';
import { requireActor } from '../../platform/http/register-routes.ts';
import { findChats, type ChatRow } from './messenger.queries.ts';

export function messengerRoutes(db: Kysely<Tables>): ImplementedRoute[] {
  return [
    implement(contract.listChats, async ({ context }) => {
      const { userId } = requireActor(context.actor);
      const rows = await findChats(db, userId);
      return { list: rows.map((row) => presentChat(row, userId)) };
    }),
  ];
}

function presentChat(row: ChatRow, userId: number): contract.ChatListItem {
  const picture = (key: string | null) => (key === null ? null : `/files/${key}-small.webp`);
  return {
    id: row.id,
    chat_type: row.chat_type,
    title: row.title,
    image: picture(row.image_key),
    is_blocked: row.is_blocked,
    unread_count: row.unread_count ?? 0,
    last_message:
      row.text === null || row.created_at === null || row.sender_id === null
        ? null
        : {
            text: row.text,
            created_at: row.created_at.toISOString(),
            status: row.is_read ? 'read' : 'sent',
            is_mine: row.sender_id === userId,
            sender: {
              id: row.sender_id,
              full_name: row.sender_name ?? '',
              avatar: picture(row.avatar_key),
            },
          },
  };
}
