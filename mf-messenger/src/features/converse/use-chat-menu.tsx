import { useMemo } from 'react';
import { Store } from 'lucide-react';
import type { ChatDetail } from '@karavan/shared-api/contract/messenger';
import { useShell, type HeaderState } from '@karavan/shared-api/remote';
import { useT } from '../../shared/translation.ts';

/** On a phone the header leads from a chat to its organization; a wide bar has the name as a link. */
export function useChatMenu(chat: ChatDetail | undefined): NonNullable<HeaderState['actions']> {
  const t = useT();
  const { menu, navigator } = useShell();
  const organizationId = chat?.on_behalf_of === null ? chat.organization_id : null;
  return useMemo(() => {
    if (organizationId === null) return [];
    const toOrganization = {
      label: t('to_organization'),
      icon: <Store size={22} aria-hidden />,
      run: () => navigator.push(`/organizations/${organizationId}`),
    };
    const open = () => menu.open({ hideHeader: true, items: [toOrganization] });
    return [{ kind: 'menu', label: t('chat_menu'), run: open }];
  }, [menu, navigator, organizationId, t]);
}
