// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/messenger.ts';
import type { Endpoint } from '../endpoint.ts';

export const listChats: Endpoint<typeof routes.listChats> = {
  method: 'GET',
  path: '/messenger/chats/',
};
