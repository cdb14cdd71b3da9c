import { countUnreadChats, receiveMessages } from '@karavan/shared-api/client/messenger';
import { sessionAtom, unreadChatCountAtom } from '@karavan/shared-api/state';
import type { ShellServices } from '../shell-services.ts';
import { whileSignedIn } from './while-signed-in.ts';

type WatchMessagesDependencies = Pick<
  ShellServices,
  'store' | 'realtime' | 'api' | 'toasts' | 'i18n'
> & { readonly history: Pick<ShellServices['history'], 'location' | 'push'> };

const OWN = { stream: 'messenger/chats' } as const;

/**
 * Reports to the server that messages have arrived on this device, so that senders see them as
 * delivered; notifies the person when they are not in the messenger; and counts chats with unread
 * messages.
 */
export function watchMessages({
  store,
  realtime,
  api,
  history,
  toasts,
  i18n,
}: WatchMessagesDependencies): void {
  const confirm = coalesce(() => api.call(receiveMessages, {}));
  const count = coalesce(async () => {
    const token = store.get(sessionAtom)?.token;
    const answer = await api.call(countUnreadChats, {});
    if (answer.ok && store.get(sessionAtom)?.token === token)
      store.set(unreadChatCountAtom, answer.data.count);
  });

  function announce(chatId: number): void {
    if (history.location.pathname.startsWith('/messenger')) return;
    const t = i18n.getFixedT(null, 'shell');
    toasts.show({
      kind: 'info',
      text: t('message_arrived'),
      action: { label: t('message_open'), run: () => history.push(`/messenger/chat/${chatId}`) },
    });
  }

  whileSignedIn(store, () => {
    const stops = [
      realtime.onResync(OWN, confirm),
      realtime.onResync(OWN, count),
      realtime.subscribe(OWN, 'chat.changed', count),
      realtime.subscribe(OWN, 'message.arrived', ({ chat_id }) => {
        confirm();
        count();
        announce(chat_id);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  });
}

/** When called while running, it runs exactly once more afterwards, however often it was called. */
function coalesce(run: () => Promise<unknown>): () => void {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  async function work(): Promise<void> {
    do {
      isAskedAgain = false;
      await run();
    } while (isAskedAgain);
    running = undefined;
  }
  return () => {
    isAskedAgain = true;
    running ??= work();
  };
}
