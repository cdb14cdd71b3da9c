import { useAtomValue } from 'jotai';
import { BellOff } from 'lucide-react';
import styled from 'styled-components';
import type { MessageSender } from '@karavan/shared-api/contract/organization-messages';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { CountBadge } from '@karavan/shared-ui/count-badge';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { color, media, space, type } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

interface SenderRowProps {
  readonly sender: MessageSender;
  /** It is open beside the list. */
  readonly isOpen: boolean;
  readonly now: number;
}

/** An organization with the beginning of what it has written last. */
export function SenderRow({ sender, isOpen, now }: SenderRowProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { organization, last_message: last, unread_count: unread, is_muted: isMuted } = sender;
  return (
    <Row
      to={`/messages?organization=${organization.id}`}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Organization>
        <OrganizationLine organization={organization} size={52}>
          <Detail>{last.text}</Detail>
        </OrganizationLine>
      </Organization>
      <Side>
        <RelativeTime date={last.sent_at} locale={locale} now={now} />
        {isMuted ? (
          <BellOff size={16} role="img" aria-label={t('muted')} />
        ) : (
          <CountBadge count={unread} label={t('unread', { count: unread })} />
        )}
      </Side>
    </Row>
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

const Organization = styled.span`
  flex: 1;
  min-width: 0;
`;

const Side = styled.span`
  display: grid;
  align-self: start;
  justify-items: end;
  gap: ${space[1]};
  color: ${color.textMuted};
  font: ${type.caption};
  white-space: nowrap;
`;
