import { useMemo } from 'react';
import { blockInChat, getChat } from '@karavan/shared-api/client/messenger';
import type { ChatDetail } from '@karavan/shared-api/contract/messenger';
import { endpointKey, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useT } from '../../shared/translation.ts';

/** Opens what can be done in a chat with a person or with an organization; nothing for the others. */
export function useChatMenu(chat: ChatDetail | undefined): (() => void) | undefined {
  const t = useT();
  const shell = useShell();
  const { send } = useWrite(blockInChat, {
    done: ({ is_blocked }) => t(is_blocked ? 'person_blocked' : 'person_unblocked'),
    onSuccess: (_answer, _intent, queries) =>
      void queries.invalidateQueries({ queryKey: endpointKey(getChat, 'one') }),
  });
  return useMemo(() => {
    if (!chat || (chat.chat_type !== 'private' && !leadsToOrganization(chat))) return undefined;
    const block = (is_blocked: boolean) =>
      void send({ params: { id: chat.id }, body: { is_blocked } });
    const open = async () => {
      const { openChatMenu } = await import(/* webpackChunkName: "chat-menu" */ './chat-menu.tsx');
      openChatMenu({ chat, shell, t, block });
    };
    return () => void open();
  }, [chat, send, shell, t]);
}

/** Staff are in a chat of their own organization. */
const leadsToOrganization = (chat: ChatDetail) =>
  chat.organization_id !== null && chat.on_behalf_of === null;
