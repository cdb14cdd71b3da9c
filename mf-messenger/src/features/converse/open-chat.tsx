import { useMemo, useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { ChatDetail } from '@karavan/shared-api/contract/messenger';
import { useLocation } from '@karavan/shared-api/router';
import { formatDate } from '@karavan/shared-ui/format-date';
import { localeAtom, type SessionUser } from '@karavan/shared-api/state';
import { lazily } from '@karavan/shared-ui/lazily';
import { EmptyState, LoadFailure } from '@karavan/shared-ui/states';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { inColorOf } from '@karavan/shared-ui/product/organization-color';
import { useOutbox } from '../../shared/outbox/use-outbox.ts';
import { orderIn } from '../../shared/subject-of-chat.ts';
import { useT } from '../../shared/translation.ts';
import { Announcement } from './announcement.tsx';
import { arrangeMessages, type MessageRow } from './arrange-messages.ts';
import { ChatBar } from './chat-bar.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { Composer, MessageRows } from './lazy-parts.tsx';
import { isOwnSide, type Side } from './sides.ts';
import { useAttachedItem } from './use-attached-item.ts';
import { useMessages } from './use-messages.ts';
import { useProgress } from './use-progress.ts';
import { useReading } from './use-reading.ts';

/** Only staff need it. */
const BlockClient = lazily(
  async () =>
    (await import(/* webpackChunkName: "block-client" */ './block-client.tsx')).BlockClient,
);

interface OpenChatProps {
  readonly chat: ChatDetail;
  readonly me: SessionUser;
  /** Opens what can be done with the chat, where something can. */
  readonly onMenu: (() => void) | undefined;
}

/** A chat whose partner is known. */
export function OpenChat({ chat, me, onMenu }: OpenChatProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [readBefore] = useState(chat.own_read_id);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const side = useMemo<Side>(
    () => ({ clientId: chat.client_id, userId: me.id }),
    [chat.client_id, me.id],
  );
  const messages = useMessages(chat.id);
  const progress = useProgress(chat, side);
  const { waiting, outbox } = useOutbox(chat.id);
  const rows = arrangeMessages({
    messages: messages.items,
    waiting,
    me: { id: me.id, full_name: me.full_name, avatar: me.avatar },
    side,
    progress,
    readBefore,
    dayOf: (moment) => formatDate(Date.parse(moment), 'YYYY-MM-DD', locale),
  });
  const received = messages.items.filter(({ sender }) => !isOwnSide(side, sender.id));
  useReading({
    chatId: chat.id,
    newestId: Math.max(0, ...received.map(({ id }) => id)),
    ownReadId: progress.own_read_id,
    isAtEnd,
  });
  const attached = useAttachedItem(chat);
  const order = orderIn(useLocation().search);
  const unseen = received.filter(({ id }) => id > progress.own_read_id).length;

  return (
    <Column style={inColorOf(chat)}>
      <ChatBar chat={chat} onMenu={onMenu} />
      {chat.on_behalf_of && (
        <Behalf>
          {t('on_behalf_of', { title: chat.on_behalf_of.title })}{' '}
          {chat.client_id !== null && (
            <BlockClient
              organizationId={chat.on_behalf_of.id}
              clientId={chat.client_id}
              name={chat.title}
            />
          )}
        </Behalf>
      )}
      <Content>
        {rows.length === 0 && messages.status === 'loading' && <ChatSkeleton />}
        {rows.length === 0 && messages.status === 'error' && (
          <LoadFailure error={messages.error} retry={messages.retry} />
        )}
        {rows.length === 0 && messages.status === 'ready' && (
          <EmptyState scene="chats" title={t('chat_empty')} text={t('chat_empty_text')} />
        )}
        {rows.length > 0 && (
          <MessageRows
            rows={rows}
            older={{
              state: messages.isLoadingMore ? 'loading' : messages.error ? 'failed' : 'idle',
              load: messages.hasMore ? messages.loadMore : () => undefined,
              retry: messages.retry,
            }}
            isAtEnd={isAtEnd}
            onMove={setIsAtEnd}
            newCount={isAtEnd ? 0 : unseen}
            isTinted={chat.color !== null}
            outbox={outbox}
            authorOf={authorOf}
            isAuthorShown={isAuthorShown}
          />
        )}
      </Content>
      <Announcement
        rows={rows}
        wordsFor={(row) =>
          t('message_from', { author: authorOf(row), text: row.message.text || t('photo') })
        }
      />
      {chat.is_blocked ? (
        <Behalf>{t(chat.has_blocked ? 'own_block' : 'chat_blocked')}</Behalf>
      ) : (
        <Composer
          chatId={chat.id}
          item={attached.item}
          opening={order === null ? '' : t('about_order', { id: order })}
          onDetach={attached.remove}
          onSend={(message) => outbox.add({ chatId: chat.id, ...message })}
        />
      )}
    </Column>
  );

  /** Clients see the organization, not the individual staff, as the author. */
  function authorOf({ message, isOwn }: MessageRow): string {
    if (message.sender.id === me.id) return t('me');
    return chat.chat_type === 'organization' && !isOwn && !chat.on_behalf_of
      ? chat.title
      : message.sender.full_name;
  }

  function isAuthorShown({ message, isOwn }: MessageRow): boolean {
    return chat.chat_type === 'group' ? !isOwn : isOwn && message.sender.id !== me.id;
  }
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Content = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`;

const Behalf = styled.p`
  flex: none;
  padding: ${space[2]} ${space[4]};
  background: ${color.warmSoft};
  font: ${type.second};
  text-align: center;
`;
