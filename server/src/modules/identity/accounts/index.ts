export { newDeviceSignedIn } from './accounts.events.ts';
export { accountsRoutes } from './accounts.routes.ts';
export type { AccountsTables } from './accounts.tables.ts';
export { lockPerson } from './lock-person.ts';
export { presentPersonCard, selectPersonCard } from './person-card.ts';
export { PERISHABLE_CODES } from './phone-codes.ts';
