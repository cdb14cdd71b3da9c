export { mayFollowChat } from './chat.policy.ts';
export { messengerRoutes } from './messenger.routes.ts';
export { readMessagePush } from './read-push.ts';
export type { MessengerTables } from './messenger.tables.ts';
export { MESSAGE_RECORDS } from './messenger.records.ts';
