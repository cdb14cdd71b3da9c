import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import { getChat } from '@karavan/shared-api/client/messenger';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { sessionAtom } from '@karavan/shared-api/state';
import { LoadFailure } from '@karavan/shared-ui/load-failure';
import { ErrorState } from '@karavan/shared-ui/states';
import { useT } from '../../shared/translation.ts';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { preloadParts } from './lazy-parts.tsx';
import { OpenChat } from './open-chat.tsx';

/** One chat: its messages, live, and the input to reply. */
export function Conversation({ chatId }: { readonly chatId: number }) {
  const t = useT();
  const { header, navigator } = useShell();
  const me = useAtomValue(sessionAtom)?.user;
  const { data, error, refetch } = useEndpoint(getChat, { params: { id: chatId } });
  const title = data?.title ?? t('chat');
  useEffect(() => header.set({ title, backTo: '/messenger' }), [header, title]);

  useEffect(preloadParts, []);

  if (data && me) return <OpenChat key={chatId} chat={data} me={me} />;
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      {!error && <ChatSkeleton />}
      {error?.status === 404 && (
        <ErrorState
          title={t('chat_missing')}
          text={t('chat_missing_text')}
          action={{ label: t('to_chats'), run: () => navigator.replace('/messenger') }}
        />
      )}
      {error && error.status !== 404 && <LoadFailure retry={() => void refetch()} />}
    </>
  );
}
