import type { PageModule, PageParams } from '@karavan/shared-api/remote';
import { Panes } from '@karavan/shared-ui/panes';
import { Conversation } from '../features/converse/conversation.tsx';
import { useT } from '../shared/translation.ts';
import { ChatsPane } from './chats-pane.ts';

function Chat({ params }: { readonly params: PageParams }) {
  const t = useT();
  const id = Number(params['id']);
  return (
    <Panes
      fills
      label={t('chats_title')}
      list={<ChatsPane openId={id} />}
      detail={<Conversation key={id} chatId={id} />}
      detailKey={id}
    />
  );
}

/** /messenger/chat/{id}: one conversation. */
export const page: PageModule = { Component: Chat };
