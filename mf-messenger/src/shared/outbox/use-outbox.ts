import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { listMessages } from '@karavan/shared-api/client/messenger';
import { addToLists, endpointKey } from '@karavan/shared-api/query';
import { useShell, type ShellApi } from '@karavan/shared-api/remote';
import { sessionAtom } from '@karavan/shared-api/state';
import { createOutbox, type Outbox, type WaitingMessage } from './outbox.ts';
import { createOutboxStorage } from './outbox-storage.ts';

/** One outbox for each person who has signed in on this page; it keeps running on other pages. */
const outboxes = new WeakMap<QueryClient, Map<number, Outbox>>();
const NOTHING: readonly WaitingMessage[] = [];

/** The signed-in person's outbox, and its entries for one chat. */
export function useOutbox(chatId: number): {
  readonly waiting: readonly WaitingMessage[];
  readonly outbox: Outbox;
} {
  const shell = useShell();
  const queries = useQueryClient();
  const userId = useAtomValue(sessionAtom)?.user.id ?? 0;
  const outbox = outboxOf(shell, queries, userId);
  useEffect(() => outbox.flush(), [outbox]);
  const all = useSyncExternalStore(outbox.subscribe, outbox.waiting, () => NOTHING);
  const waiting = useMemo(() => all.filter(({ chat_id }) => chat_id === chatId), [all, chatId]);
  return { waiting, outbox };
}

function outboxOf(
  { api, events, store, telemetry }: ShellApi,
  queries: QueryClient,
  userId: number,
) {
  const known = outboxes.get(queries) ?? new Map<number, Outbox>();
  outboxes.set(queries, known);
  const outbox =
    known.get(userId) ??
    createOutbox({
      api,
      userId,
      storage: createOutboxStorage(),
      network: globalThis,
      isPresent: () => store.get(sessionAtom)?.user.id === userId,
      onSent(chatId, message) {
        events.emit('message.sent', { chatId });
        const input = { params: { id: chatId } };
        if (message) addToLists(queries, listMessages, message, input);
        else {
          void queries.invalidateQueries({ queryKey: endpointKey(listMessages, 'list', input) });
        }
      },
      onStorageFailure: (error) => telemetry.error(error, { remote: 'mf-messenger' }),
    });
  known.set(userId, outbox);
  return outbox;
}
