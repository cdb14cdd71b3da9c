import { ChevronRight, Megaphone } from 'lucide-react';
import { countUnreadMessages } from '@karavan/shared-api/client/organization-messages';
import { useEndpoint } from '@karavan/shared-api/query';
import { CountBadge } from '@karavan/shared-ui/count-badge';
import { useT } from '../../shared/translation.ts';
import { useNewMessages } from '../../shared/use-new-messages.ts';
import { Entry, EntryLabel } from './entry.ts';

/** The way to what followed organizations have written, with how much of it is unread. */
export function MessagesEntry() {
  const t = useT();
  const { data, refetch } = useEndpoint(countUnreadMessages, {});
  useNewMessages(() => void refetch());
  const count = data?.count ?? 0;
  return (
    <Entry to="/messages">
      <Megaphone size={24} aria-hidden />
      <EntryLabel>{t('organization_messages')}</EntryLabel>
      <CountBadge count={count} label={t('unread', { count })} />
      <ChevronRight size={20} aria-hidden />
    </Entry>
  );
}
