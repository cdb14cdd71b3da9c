import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { ChatListItem } from '@karavan/shared-api/contract/messenger';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Avatar } from '@karavan/shared-ui/avatar';
import { CountBadge } from '@karavan/shared-ui/count-badge';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { color, media, space, type, weight } from '@karavan/shared-ui/tokens';
import { MessageStatus } from '../../shared/message-status.tsx';
import type { WaitingMessage } from '../../shared/outbox/outbox.ts';
import { useT } from '../../shared/translation.ts';

interface ChatRowProps {
  readonly chat: ChatListItem;
  /** The last of what the person has written there and the server does not have. */
  readonly waiting: WaitingMessage | undefined;
  /** Of the address of the list, which stays beside the chat. */
  readonly query: string;
  /** It is open beside the list. */
  readonly isOpen: boolean;
  readonly now: number;
}

/** One conversation: its partner, last message and unread count. */
export function ChatRow({ chat, waiting, query, isOpen, now }: ChatRowProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { last_message: last, on_behalf_of: behalf } = chat;
  const isWithOrganization = chat.chat_type === 'organization' && behalf === null;
  return (
    <Row to={`/messenger/chat/${chat.id}${query}`} aria-current={isOpen ? 'page' : undefined}>
      <Avatar
        name={chat.title}
        src={chat.image}
        color={chat.color}
        size={52}
        shape={isWithOrganization ? 'organization' : 'person'}
      />
      <Text>
        <Title>{chat.title}</Title>
        {behalf && <Behalf>{behalf.title}</Behalf>}
        <Preview>{preview()}</Preview>
      </Text>
      <Side>
        {waiting ? (
          <MessageStatus state={waiting.refusal === null ? 'waiting' : 'refused'} />
        ) : (
          last && (
            <Moment>
              {last.is_mine && <MessageStatus state={last.status} />}
              <RelativeTime date={last.created_at} locale={locale} now={now} />
            </Moment>
          )
        )}
        <CountBadge count={chat.unread_count} label={t('unread', { count: chat.unread_count })} />
      </Side>
    </Row>
  );

  function preview(): string {
    if (waiting) return t('you', { text: wordsOf(waiting.text, waiting.pictures.length) });
    if (last === null) return t('no_messages');
    const words = wordsOf(last.text, last.pictures_count);
    return last.is_mine ? t('you', { text: words }) : words;
  }

  function wordsOf(text: string, count: number): string {
    return text || t('photos', { count });
  }
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};

  ${media.hover} {
    &:hover {
      background: ${color.surfaceSunken};
    }
  }

  &[aria-current] {
    background: ${color.accentSoft};
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

const Behalf = styled(Title)`
  color: ${color.accent};
  font: ${type.caption};
`;

const Preview = styled.p`
  overflow: hidden;
  color: ${color.textMuted};
  font: ${type.second};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Side = styled.div`
  display: grid;
  align-self: start;
  justify-items: end;
  gap: ${space[1]};
  color: ${color.textMuted};
  font: ${type.caption};
`;

const Moment = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  white-space: nowrap;
`;
