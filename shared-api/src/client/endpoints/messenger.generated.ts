// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/messenger.ts';
import type { Endpoint } from '../endpoint.ts';

export const blockInChat: Endpoint<typeof routes.blockInChat> = {
  method: 'PUT',
  path: '/messenger/chats/{id}/block/',
};

export const countUnreadChats: Endpoint<typeof routes.countUnreadChats> = {
  method: 'GET',
  path: '/messenger/unread/',
};

export const findPeople: Endpoint<typeof routes.findPeople> = {
  method: 'GET',
  path: '/messenger/users/',
};

export const forwardMessage: Endpoint<typeof routes.forwardMessage> = {
  method: 'POST',
  path: '/messenger/forward-message/',
  idempotent: true,
};

export const getChat: Endpoint<typeof routes.getChat> = {
  method: 'GET',
  path: '/messenger/chats/{id}/',
};

export const listChats: Endpoint<typeof routes.listChats> = {
  method: 'GET',
  path: '/messenger/chats/',
};

export const listMessages: Endpoint<typeof routes.listMessages> = {
  method: 'GET',
  path: '/messenger/chats/{id}/messages/',
};

export const openChat: Endpoint<typeof routes.openChat> = {
  method: 'POST',
  path: '/messenger/chats/',
};

export const readChat: Endpoint<typeof routes.readChat> = {
  method: 'POST',
  path: '/messenger/chats/{id}/read/',
};

export const receiveMessages: Endpoint<typeof routes.receiveMessages> = {
  method: 'POST',
  path: '/messenger/chats/delivered/',
};

export const sendMessage: Endpoint<typeof routes.sendMessage> = {
  method: 'POST',
  path: '/messenger/chats/{id}/messages/',
};
