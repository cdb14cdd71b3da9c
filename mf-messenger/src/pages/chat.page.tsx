import type { PageModule, PageParams } from '@karavan/shared-api/remote';
import { Conversation } from '../features/converse/conversation.tsx';
import { ListChats } from '../features/list-chats/list-chats.tsx';
import { Panes } from '../shared/panes.tsx';

function Chat({ params }: { readonly params: PageParams }) {
  const id = Number(params['id']);
  return <Panes list={<ListChats openId={id} />} chat={<Conversation key={id} chatId={id} />} />;
}

/** /messenger/chat/{id}: one conversation. */
export const chatPage: PageModule = { Component: Chat };
