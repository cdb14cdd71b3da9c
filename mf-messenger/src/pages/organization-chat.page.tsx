import type { PageModule, PageParams } from '@karavan/shared-api/remote';
import { useLocation } from '@karavan/shared-api/router';
import { Panes } from '@karavan/shared-ui/panes';
import { StartChat } from '../features/start-chat/start-chat.tsx';
import { useT } from '../shared/translation.ts';
import { ChatsPane } from './chats-pane.ts';

function OrganizationChat({ params }: { readonly params: PageParams }) {
  const t = useT();
  const { search } = useLocation();
  const id = Number(params['id']);
  return (
    <Panes
      fills
      label={t('chats_title')}
      list={<ChatsPane />}
      detail={<StartChat key={id} organizationId={id} query={search} />}
    />
  );
}

/** /messenger/organization/{id}: redirects to the conversation with an organization. */
export const page: PageModule = { Component: OrganizationChat };
