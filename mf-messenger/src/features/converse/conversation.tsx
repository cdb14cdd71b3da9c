import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import { getChat } from '@karavan/shared-api/client/messenger';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { sessionAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { EmptyState } from '@karavan/shared-ui/states';
import { useIsWide } from '@karavan/shared-ui/use-is-wide';
import { useT } from '../../shared/translation.ts';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { preloadParts } from './lazy-parts.tsx';
import { OpenChat } from './open-chat.tsx';
import { useChatMenu } from './use-chat-menu.ts';

/** One chat: its messages, live, and the input to reply. */
export function Conversation({ chatId }: { readonly chatId: number }) {
  const t = useT();
  const { header, navigator } = useShell();
  const me = useAtomValue(sessionAtom)?.user;
  const chat = useEndpoint(getChat, { params: { id: chatId } });
  const title = chat.data?.title ?? t('chat');
  // Beside the list the chat's own bar has its name.
  const hasBar = useIsWide();
  const openMenu = useChatMenu(chat.data);
  useEffect(() => {
    if (hasBar) return header.set({ title: t('chats_title'), backTo: '/messenger' });
    const menu = openMenu && { kind: 'menu' as const, label: t('chat_actions'), run: openMenu };
    return header.set({ title, backTo: '/messenger', ...(menu && { actions: [menu] }) });
  }, [header, hasBar, openMenu, t, title]);

  useEffect(preloadParts, []);

  return (
    <>
      {!chat.data && <h1 className="visually-hidden">{title}</h1>}
      <AsyncView
        query={chat}
        skeleton={<ChatSkeleton />}
        failure={{
          gone: (
            <EmptyState
              scene="gone"
              title={t('chat_missing')}
              text={t('chat_missing_text')}
              action={{ label: t('to_chats'), run: () => navigator.replace('/messenger') }}
            />
          ),
        }}
      >
        {(data) =>
          me ? <OpenChat key={chatId} chat={data} me={me} onMenu={openMenu} /> : <ChatSkeleton />
        }
      </AsyncView>
    </>
  );
}
