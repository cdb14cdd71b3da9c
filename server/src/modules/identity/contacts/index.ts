export { contactsRoutes } from './contacts.routes.ts';
export type { ContactsTables } from './contacts.tables.ts';
export { eraseContacts } from './erase-contacts.ts';
export { CONTACT_RECORDS } from './contacts.records.ts';
