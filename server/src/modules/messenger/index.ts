export { messengerRoutes } from './messenger.routes.ts';
export type { MessengerTables } from './messenger.tables.ts';
