import { useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { listChats } from '@karavan/shared-api/client/messenger';
import type { ChatListItem } from '@karavan/shared-api/contract/messenger';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Avatar } from '@karavan/shared-ui/avatar';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { color, fontSize, media, radius, space, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

/** Conversations, the latest first. */
export function ListChats() {
  const t = useT();
  const { header } = useShell();
  const chats = useEndpoint(listChats, {});
  useEffect(() => header.set({ title: t('chats_title') }), [header, t]);
  return (
    <>
      <h1 className="visually-hidden">{t('chats_title')}</h1>
      <AsyncView
        query={chats}
        skeleton={<PageSkeleton label={t('loading')} />}
        failure={{ title: t('failed'), text: t('failed_text'), retry: t('try_again') }}
      >
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('chats_empty')} text={t('chats_empty_text')} />
          ) : (
            <Column>
              <ul>
                {list.map((chat) => (
                  <ChatRow key={chat.id} chat={chat} />
                ))}
              </ul>
            </Column>
          )
        }
      </AsyncView>
    </>
  );
}

function ChatRow({ chat }: { readonly chat: ChatListItem }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [now] = useState(Date.now);
  const { last_message: last } = chat;
  return (
    <Row>
      <Avatar
        name={chat.title}
        src={chat.image}
        size={52}
        shape={chat.chat_type === 'organization' ? 'organization' : 'person'}
      />
      <Text>
        <Title>{chat.title}</Title>
        <Preview>
          {last === null
            ? t('no_messages')
            : last.is_mine
              ? t('you', { text: last.text })
              : last.text}
        </Preview>
      </Text>
      <Side>
        {last && (
          <RelativeTime date={last.created_at} locale={locale} now={now} justNow={t('just_now')} />
        )}
        {chat.unread_count > 0 && (
          <Badge aria-label={t('unread', { count: chat.unread_count })}>
            {chat.unread_count > 99 ? '99+' : chat.unread_count}
          </Badge>
        )}
      </Side>
    </Row>
  );
}

const Column = styled.div`
  max-width: 720px;
  margin: 0 auto;
  background: ${color.surface};

  ${media.wide} {
    margin-top: ${space[5]};
    border-radius: ${radius.large};
    overflow: hidden;
  }
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};

  & + & {
    border-top: 1px solid ${color.border};
  }
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled.p`
  overflow: hidden;
  font-weight: ${weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Preview = styled.p`
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Side = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space[1]};
  color: ${color.textMuted};
  font-size: ${fontSize.caption};
`;

const Badge = styled.span`
  min-width: 22px;
  padding: 0 6px;
  border-radius: ${radius.full};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: ${weight.bold};
  line-height: 22px;
  text-align: center;
`;
