export { addPerson } from './add-person.ts';
export { lockPerson } from './lock-person.ts';
export {
  findPerson,
  findPersonByLogin,
  findPersonByPhone,
  findVerifiedEmail,
  hasAccount,
  selectPeople,
  type PersonRow,
} from './people.queries.ts';
export { peopleRoutes } from './people.routes.ts';
export type { PeopleTables } from './people.tables.ts';
export { presentPersonCard, selectFullName, selectPersonCard, selectPhone } from './person-card.ts';
export { storePassword } from './store-password.ts';
export { storeContact } from './store-contact.ts';
