import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { forwardMessage, listChats } from '@karavan/shared-api/client/messenger';
import { FORWARD_CHATS_MAX } from '@karavan/shared-api/contract/limits';
import type { ChatListItem } from '@karavan/shared-api/contract/messenger';
import { useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { TargetRow } from './target-row.tsx';
import { useT, withForwardTexts } from './translation.ts';

interface ForwardMessageProps {
  /** Null where the address names none. */
  readonly messageId: number | null;
}

/** Chooses the chats that a message is forwarded into. */
export const ForwardMessage = withForwardTexts(Forwarding, <PageSkeleton />);

function Forwarding({ messageId }: ForwardMessageProps) {
  const t = useT();
  const { header, navigator } = useShell();
  const chats = useEndpoint(listChats, {});
  useEffect(() => header.set({ title: t('title'), backTo: '/messenger' }), [header, t]);
  const toChats = { label: t('to_chats'), run: () => navigator.replace('/messenger') };
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      {messageId === null ? (
        <EmptyState
          scene="chats"
          title={t('no_message')}
          text={t('no_message_text')}
          action={toChats}
        />
      ) : (
        <AsyncView query={chats} skeleton={<PageSkeleton />}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState
                scene="chats"
                title={t('no_chats')}
                text={t('no_chats_text')}
                action={toChats}
              />
            ) : (
              <Targets messageId={messageId} chats={list} />
            )
          }
        </AsyncView>
      )}
    </>
  );
}

interface TargetsProps {
  readonly messageId: number;
  readonly chats: readonly ChatListItem[];
}

function Targets({ messageId, chats }: TargetsProps) {
  const t = useT();
  const { navigator } = useShell();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isRefused, setIsRefused] = useState(false);
  const write = useWrite(forwardMessage, {
    done: t('forwarded'),
    // The server names the chat that takes nothing; a lost connection is told as always.
    failed: ({ code, status }) =>
      code === 'chat_blocked' || status === 0 ? undefined : t('failed'),
    onSuccess() {
      const [only, ...others] = chosen;
      if (others.length === 0) navigator.replace(`/messenger/chat/${only}`);
      else navigator.go(-1);
    },
  });

  function choose(id: number, isChosen: boolean): void {
    setIsRefused(false);
    setChosen((known) => (isChosen ? [...known, id] : known.filter((other) => other !== id)));
  }

  function send(): void {
    if (chosen.length === 0) {
      setIsRefused(true);
      return;
    }
    void write.send({ body: { original_message_id: messageId, target_chat_ids: [...chosen] } });
  }

  return (
    <Content>
      <ul aria-label={t('chats')}>
        {chats.map((chat) => (
          <li key={chat.id}>
            <TargetRow
              chat={chat}
              isChosen={chosen.includes(chat.id)}
              isOff={!chosen.includes(chat.id) && chosen.length === FORWARD_CHATS_MAX}
              onChoose={(isChosen) => choose(chat.id, isChosen)}
            />
          </li>
        ))}
      </ul>
      <Bottom>
        {isRefused && <Problem role="alert">{t('nothing_chosen')}</Problem>}
        <Button wide loading={write.isPending} onClick={send}>
          {chosen.length > 0 ? t('forward_count', { count: chosen.length }) : t('forward')}
        </Button>
      </Bottom>
    </Content>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 680px;
`;

const Bottom = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.border};
  background: ${color.surface};
`;

const Problem = styled.p`
  color: ${color.danger};
  font: ${type.second};
`;
