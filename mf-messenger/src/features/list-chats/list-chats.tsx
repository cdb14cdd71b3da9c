import { useMemo, useState } from 'react';
import { useLocation } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { PullToRefresh } from '@karavan/shared-ui/pull-to-refresh';
import { EmptyState } from '@karavan/shared-ui/states';
import type { WaitingMessage } from '../../shared/outbox/outbox.ts';
import { useOwnOutbox } from '../../shared/outbox/use-outbox.ts';
import { useT } from '../../shared/translation.ts';
import { ChatFilters } from './chat-filters.tsx';
import { ChatRow } from './chat-row.tsx';
import { ChatsSkeleton } from './chats-skeleton.tsx';
import { MessagesEntry } from './messages-entry.tsx';
import { PeopleEntry } from './people-entry.tsx';
import { queryOf, useChatFilter } from './use-chat-filter.ts';
import { useChats } from './use-chats.ts';

/** Conversations, latest first, live. */
export function ListChats({ openId }: { readonly openId?: number }) {
  const t = useT();
  const { key } = useLocation();
  const { filter, isNarrowed, reset } = useChatFilter();
  const chats = useChats();
  const waiting = useLastWaiting();
  const [now] = useState(Date.now);
  const isWithout = !isNarrowed && chats.status === 'ready' && chats.items.length === 0;
  const query = queryOf(filter);

  return (
    <>
      <PeopleEntry />
      <MessagesEntry />
      {!isWithout && <ChatFilters />}
      <div>
        <PullToRefresh onRefresh={chats.refresh} />
        <EndlessView
          list={chats}
          label={t('chats_title')}
          keyOf={({ id }) => id}
          positionKey={openId === undefined ? `${key}${query}` : `chats${query}`}
          skeleton={<ChatsSkeleton />}
          empty={
            isNarrowed ? (
              <EmptyState
                scene="search"
                title={t('chats_not_found')}
                text={t('chats_not_found_text')}
                action={{ label: t('show_all_chats'), run: reset }}
              />
            ) : (
              <EmptyState scene="chats" title={t('chats_empty')} text={t('chats_empty_text')} />
            )
          }
        >
          {(chat) => (
            <ChatRow
              chat={chat}
              waiting={waiting.get(chat.id)}
              query={query}
              isOpen={chat.id === openId}
              now={now}
            />
          )}
        </EndlessView>
      </div>
    </>
  );
}

/** Of each chat the last message that is not sent yet. */
function useLastWaiting(): ReadonlyMap<number, WaitingMessage> {
  const { waiting } = useOwnOutbox();
  return useMemo(() => new Map(waiting.map((entry) => [entry.chat_id, entry])), [waiting]);
}
