import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { listMessages } from '@karavan/shared-api/client/messenger';
import { addToLists, endpointKey } from '@karavan/shared-api/query';
import { useShell, type ShellApi } from '@karavan/shared-api/remote';
import { sessionAtom, type Session } from '@karavan/shared-api/state';
import { createOutbox, type Outbox, type WaitingMessage } from './outbox.ts';
import { createOutboxStorage } from './outbox-storage.ts';

/** One outbox for each session on this page; it keeps running on other pages. */
const outboxes = new WeakMap<
  QueryClient,
  { readonly token: string | undefined; readonly outbox: Outbox }
>();
const NOTHING: readonly WaitingMessage[] = [];

interface OwnOutbox {
  readonly waiting: readonly WaitingMessage[];
  readonly outbox: Outbox;
}

/** The signed-in person's outbox, and its entries for one chat. */
export function useOutbox(chatId: number): OwnOutbox {
  const { waiting: all, outbox } = useOwnOutbox();
  const waiting = useMemo(() => all.filter(({ chat_id }) => chat_id === chatId), [all, chatId]);
  return { waiting, outbox };
}

/** The signed-in person's outbox, and everything in it. */
export function useOwnOutbox(): OwnOutbox {
  const shell = useShell();
  const queries = useQueryClient();
  const session = useAtomValue(sessionAtom);
  const outbox = outboxOf(shell, queries, session);
  useEffect(() => outbox.flush(), [outbox]);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting, () => NOTHING);
  return { waiting, outbox };
}

/** Sends what was written before and is still waiting. */
export function resumeOutbox(shell: ShellApi, queries: QueryClient): void {
  const session = shell.store.get(sessionAtom);
  if (session) outboxOf(shell, queries, session).flush();
}

function outboxOf(
  { api, events, store, telemetry }: ShellApi,
  queries: QueryClient,
  session: Session | null,
): Outbox {
  const token = session?.token;
  const known = outboxes.get(queries);
  if (known && known.token === token) return known.outbox;
  const outbox = createOutbox({
    api,
    userId: session?.user.id ?? 0,
    storage: createOutboxStorage(),
    network: globalThis,
    // What is forgotten with the sign-out stays so: the next session begins with what is stored.
    isPresent: () => store.get(sessionAtom)?.token === token,
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
  outboxes.set(queries, { token, outbox });
  return outbox;
}
