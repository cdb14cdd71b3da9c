import type { PageModule, PageParams } from '@karavan/shared-api/remote';
import { ListChats } from '../features/list-chats/list-chats.tsx';
import { StartChat } from '../features/start-chat/start-chat.tsx';
import { Panes } from '../shared/panes.tsx';

function OrganizationChat({ params }: { readonly params: PageParams }) {
  const id = Number(params['id']);
  return <Panes list={<ListChats />} chat={<StartChat key={id} organizationId={id} />} />;
}

/** /messenger/organization/{id}: leads to the conversation with an organization. */
export const organizationChatPage: PageModule = { Component: OrganizationChat };
