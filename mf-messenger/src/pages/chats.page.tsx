import type { PageModule } from '@karavan/shared-api/remote';
import { ListChats } from '../features/list-chats/list-chats.tsx';

/** /messenger: conversations. */
export const chatsPage: PageModule = { Component: ListChats };
