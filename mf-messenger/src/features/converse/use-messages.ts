import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@karavan/shared-api/client';
import { listMessages } from '@karavan/shared-api/client/messenger';
import type { ChatMessage } from '@karavan/shared-api/contract/messenger';
import { addToLists, useEndlessList, type EndlessList } from '@karavan/shared-api/query';
import { useRealtimeEvent, useRealtimeResync } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';

/** The messages of a chat, newest first, live; `loadMore` loads older ones. */
export function useMessages(chatId: number): EndlessList<ChatMessage> {
  const { api, realtime } = useShell();
  const queries = useQueryClient();
  const list = useEndlessList(listMessages, { params: { id: chatId } });
  const stream = { stream: 'chat', id: chatId } as const;
  useRealtimeEvent(realtime, stream, 'message.created', (message) => {
    addToLists(queries, listMessages, message, { params: { id: chatId } });
  });
  useRealtimeResync(realtime, stream, () => void catchUp(chatId, list, { api, queries }));
  return list;
}

/**
 * Adds missed messages. Loaded ones stay, unless more than one page is missing: then the list
 * starts over, since it would have a gap.
 */
async function catchUp(
  chatId: number,
  { items, refresh }: EndlessList<ChatMessage>,
  { api, queries }: { readonly api: ApiClient; readonly queries: QueryClient },
): Promise<void> {
  const input = { params: { id: chatId } };
  const answer = await api.call(listMessages, input);
  if (!answer.ok) return;
  const { list, next } = answer.data;
  const known = new Set(items.map(({ id }) => id));
  if (next !== null && !list.some(({ id }) => known.has(id))) {
    await refresh();
    return;
  }
  for (const message of list.toReversed()) addToLists(queries, listMessages, message, input);
}
