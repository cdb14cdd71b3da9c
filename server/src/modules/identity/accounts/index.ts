export { newDeviceSignedIn } from './accounts.events.ts';
export { accountsRoutes } from './accounts.routes.ts';
export type { AccountsTables } from './accounts.tables.ts';
