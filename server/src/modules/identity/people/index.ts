export { addPerson } from './add-person.ts';
export {
  deactivatePerson,
  departureOf,
  findLongDeparted,
  leavePseudonym,
  lockDeparted,
  lockLeaving,
  reactivatePerson,
  type DepartedPerson,
  type Departure,
} from './departures.ts';
export { readableName } from './erased-name.ts';
export { findByReference, findTypedPerson, type ReferredPerson } from './find-by-reference.ts';
export { limitSearch } from './limit-search.ts';
export { lockingPerson, lockPerson } from './lock-person.ts';
export { maskName } from './mask-name.ts';
export {
  findCredentials,
  findPerson,
  findPersonByPhone,
  findProvenEmail,
  findVerifiedEmail,
  hasAccount,
  isNamed,
  selectPeople,
  selectPeopleNamed,
  type PersonRow,
} from './people.queries.ts';
export { peopleRoutes } from './people.routes.ts';
export type { PeopleTables } from './people.tables.ts';
export { drawPersonalCode } from './personal-code.ts';
export { presentPersonCard, selectFullName, selectPersonCard, selectPhone } from './person-card.ts';
export { nameErased, presentErasedNames } from './present-erased-names.ts';
export { storePassword } from './store-password.ts';
export { storeContact } from './store-contact.ts';
export { PROFILE_RECORDS } from './people.records.ts';
