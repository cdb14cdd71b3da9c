export { createChatAccess } from './chat-access.ts';
export { messengerRoutes } from './messenger.routes.ts';
export type { MessengerTables } from './messenger.tables.ts';
