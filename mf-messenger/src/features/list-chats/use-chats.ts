import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { listChats } from '@karavan/shared-api/client/messenger';
import { CHATS_PAGE_SIZE } from '@karavan/shared-api/contract/limits';
import type { ChatListItem } from '@karavan/shared-api/contract/messenger';
import {
  addToLists,
  removeFromLists,
  useApi,
  useEndlessList,
  type EndlessList,
} from '@karavan/shared-api/query';
import { useRealtimeEvent, useRealtimeResync } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';
import { useChatFilter } from './use-chat-filter.ts';

const OWN = { stream: 'messenger/chats' } as const;

/** The person's chats, live: what has news moves to the top. */
export function useChats(): EndlessList<ChatListItem> {
  const { realtime } = useShell();
  const api = useApi();
  const queries = useQueryClient();
  const { filter } = useChatFilter();
  const input = { query: { limit: CHATS_PAGE_SIZE, ...filter } };
  const chats = useEndlessList(listChats, input);

  async function readAgain(): Promise<void> {
    if (chats.items.length <= CHATS_PAGE_SIZE) return chats.refresh();
    const answer = await api.call(listChats, input);
    if (!answer.ok) return undefined;
    const known = new Set(chats.items.map(({ id }) => id));
    // Without one that is known there would be a gap behind the first page.
    if (!answer.data.list.some(({ id }) => known.has(id))) return chats.refresh();
    for (const chat of answer.data.list.toReversed()) {
      removeFromLists(queries, [listChats], chat.id, input);
      addToLists(queries, listChats, chat, input);
    }
    return undefined;
  }
  const refresh = () => {
    if (chats.status === 'ready') void readAgain();
  };
  useRealtimeEvent(realtime, OWN, 'message.arrived', refresh);
  useRealtimeEvent(realtime, OWN, 'chat.changed', refresh);
  useRealtimeResync(realtime, OWN, refresh);
  // What a cached list of an earlier visit shows may be over by now.
  const open = useEffectEvent(refresh);
  useEffect(() => open(), []);
  return chats;
}
