export { contactsRoutes } from './contacts.routes.ts';
export type { ContactsTables } from './contacts.tables.ts';
