import styled from 'styled-components';
import type { Locale } from '@karavan/shared-api/contract/locales';
import type { SubscriptionMessage } from '@karavan/shared-api/contract/organization-messages';
import { raised } from '@karavan/shared-ui/product/raised';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { WrittenText } from '../../shared/links/written-text.tsx';
import { useT } from './translation.ts';

interface MessageCardProps {
  readonly message: SubscriptionMessage;
  readonly locale: Locale;
  readonly now: number;
}

/** What an organization has written once. */
export function MessageCard({ message, locale, now }: MessageCardProps) {
  const t = useT();
  return (
    <Card>
      <Top>
        <RelativeTime date={message.sent_at} locale={locale} now={now} />
        {message.is_unread && <StatePill tone="active">{t('new')}</StatePill>}
      </Top>
      <Text>
        <WrittenText text={message.text} />
      </Text>
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  ${raised}
`;

const Top = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  justify-content: space-between;
  color: ${color.textMuted};
  font: ${type.caption};
`;

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
