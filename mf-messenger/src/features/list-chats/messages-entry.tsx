import { ChevronRight, Megaphone } from 'lucide-react';
import styled from 'styled-components';
import { countUnreadMessages } from '@karavan/shared-api/client/organization-messages';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { CountBadge } from '@karavan/shared-ui/count-badge';
import { color, media, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { useNewMessages } from '../../shared/use-new-messages.ts';

/** The way to what followed organizations have written, with how much of it is unread. */
export function MessagesEntry() {
  const t = useT();
  const { data, refetch } = useEndpoint(countUnreadMessages, {});
  useNewMessages(() => void refetch());
  const count = data?.count ?? 0;
  return (
    <Entry to="/messages">
      <Megaphone size={24} aria-hidden />
      <Label>{t('organization_messages')}</Label>
      <CountBadge count={count} label={t('unread', { count })} />
      <ChevronRight size={20} aria-hidden />
    </Entry>
  );
}

const Entry = styled(Link)`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-height: ${size.touch};
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.text};

  ${media.hover} {
    &:hover {
      background: ${color.surfaceSunken};
    }
  }
`;

const Label = styled.span`
  flex: 1;
  min-width: 0;
  font: ${type.label};
`;
