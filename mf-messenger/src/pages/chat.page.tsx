import type { PageModule, PageParams } from '@karavan/shared-api/remote';
import { Conversation } from '../features/converse/conversation.tsx';
import { Panes } from '../shared/panes.tsx';
import { ChatsPane } from './chats-pane.ts';

function Chat({ params }: { readonly params: PageParams }) {
  const id = Number(params['id']);
  return <Panes list={<ChatsPane openId={id} />} chat={<Conversation key={id} chatId={id} />} />;
}

/** /messenger/chat/{id}: one conversation. */
export const page: PageModule = { Component: Chat };
