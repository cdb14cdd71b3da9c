import { lazy } from 'react';

/** The list beside a chat, for wide screens. */
export const ChatsPane = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "chats-pane" */ '../features/list-chats/list-chats.tsx')
  ).ListChats,
}));
