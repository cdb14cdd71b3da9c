import { Ban, CircleCheck, Store } from 'lucide-react';
import type { ChatDetail } from '@karavan/shared-api/contract/messenger';
import type { MenuItem, ShellApi } from '@karavan/shared-api/remote';
import type { useT } from '../../shared/translation.ts';

interface ChatMenu {
  readonly chat: ChatDetail;
  readonly shell: Pick<ShellApi, 'dialogs' | 'menu' | 'navigator'>;
  readonly t: ReturnType<typeof useT>;
  block(isBlocked: boolean): void;
}

/** The page of the organization one talks to; a person is blocked once that is confirmed. */
export function openChatMenu({ chat, shell, t, block }: ChatMenu): void {
  shell.menu.open({
    title: t('chat_actions'),
    items: [chat.chat_type === 'private' ? blocking() : toOrganization()],
  });

  function toOrganization(): MenuItem {
    return {
      label: t('to_organization'),
      icon: <Store size={22} />,
      run: () => shell.navigator.push(`/organizations/${chat.organization_id}`),
    };
  }

  function blocking(): MenuItem {
    if (chat.has_blocked) {
      return { label: t('unblock'), icon: <CircleCheck size={22} />, run: () => block(false) };
    }
    return {
      label: t('block'),
      icon: <Ban size={22} />,
      danger: true,
      run: () => void askAndBlock(),
    };
  }

  async function askAndBlock(): Promise<void> {
    const isSure = await shell.dialogs.confirm({
      title: t('block_question', { name: chat.title }),
      text: t('block_text'),
      okLabel: t('block'),
      danger: true,
    });
    if (isSure) block(true);
  }
}
