import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { listChats } from '@karavan/shared-api/client/messenger';
import { endpointKey, useEndpoint } from '@karavan/shared-api/query';
import { useRealtimeEvent, useRealtimeResync } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { PullToRefresh } from '@karavan/shared-ui/pull-to-refresh';
import { EmptyState } from '@karavan/shared-ui/states';
import { useT } from '../../shared/translation.ts';
import { ChatRow } from './chat-row.tsx';
import { ChatsSkeleton } from './chats-skeleton.tsx';
import { MessagesEntry } from './messages-entry.tsx';

const OWN = { stream: 'messenger/chats' } as const;

/** Conversations, latest first, live. */
export function ListChats({ openId }: { readonly openId?: number }) {
  const t = useT();
  const { realtime } = useShell();
  const queries = useQueryClient();
  const chats = useEndpoint(listChats, {});
  const [now] = useState(Date.now);
  const refresh = () => void queries.invalidateQueries({ queryKey: endpointKey(listChats, 'one') });
  useRealtimeEvent(realtime, OWN, 'message.arrived', refresh);
  useRealtimeEvent(realtime, OWN, 'chat.changed', refresh);
  useRealtimeResync(realtime, OWN, refresh);
  return (
    <>
      <MessagesEntry />
      <AsyncView query={chats} skeleton={<ChatsSkeleton />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState scene="chats" title={t('chats_empty')} text={t('chats_empty_text')} />
          ) : (
            <div>
              <PullToRefresh onRefresh={chats.refetch} />
              <ul>
                {list.map((chat) => (
                  <ChatRow key={chat.id} chat={chat} isOpen={chat.id === openId} now={now} />
                ))}
              </ul>
            </div>
          )
        }
      </AsyncView>
    </>
  );
}
