import { useAtomValue } from 'jotai';
import { Check, CheckCheck } from 'lucide-react';
import styled from 'styled-components';
import type { ChatListItem } from '@karavan/shared-api/contract/messenger';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Avatar } from '@karavan/shared-ui/avatar';
import { CountBadge } from '@karavan/shared-ui/count-badge';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { color, media, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

interface ChatRowProps {
  readonly chat: ChatListItem;
  /** It is open beside the list. */
  readonly isOpen: boolean;
  readonly now: number;
}

/** One conversation: its partner, last message and unread count. */
export function ChatRow({ chat, isOpen, now }: ChatRowProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { last_message: last, on_behalf_of: behalf } = chat;
  const isWithOrganization = chat.chat_type === 'organization' && behalf === null;
  return (
    <li>
      <Row to={`/messenger/chat/${chat.id}`} aria-current={isOpen ? 'page' : undefined}>
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
          <Preview>{last === null ? t('no_messages') : previewOf(last)}</Preview>
        </Text>
        <Side>
          {last && (
            <Moment>
              {last.is_mine && <SentMark status={last.status} />}
              <RelativeTime date={last.created_at} locale={locale} now={now} />
            </Moment>
          )}
          <CountBadge count={chat.unread_count} label={t('unread', { count: chat.unread_count })} />
        </Side>
      </Row>
    </li>
  );

  function previewOf({
    text,
    pictures_count: count,
    is_mine: isMine,
  }: NonNullable<ChatListItem['last_message']>): string {
    const words = text || t('photos', { count });
    return isMine ? t('you', { text: words }) : words;
  }
}

type Status = NonNullable<ChatListItem['last_message']>['status'];

function SentMark({ status }: { readonly status: Status }) {
  const t = useT();
  const Icon = status === 'sent' ? Check : CheckCheck;
  return (
    <Mark data-status={status}>
      <Icon size={16} role="img" aria-label={t(`status_${status}`)} />
    </Mark>
  );
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

const Mark = styled.span`
  display: inline-flex;

  &[data-status='read'] {
    color: ${color.accent};
  }
`;
