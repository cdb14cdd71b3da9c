import type { PageModule, PageParams } from '@karavan/shared-api/remote';
import { StartChat } from '../features/start-chat/start-chat.tsx';
import { Panes } from '../shared/panes.tsx';
import { ChatsPane } from './chats-pane.ts';

function OrganizationChat({ params }: { readonly params: PageParams }) {
  const id = Number(params['id']);
  return <Panes list={<ChatsPane />} chat={<StartChat key={id} organizationId={id} />} />;
}

/** /messenger/organization/{id}: redirects to the conversation with an organization. */
export const page: PageModule = { Component: OrganizationChat };
