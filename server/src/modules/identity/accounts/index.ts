export { newDeviceSignedIn, passkeyAdded, passkeyRemoved } from './accounts.events.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { PERISHABLE_PROOFS } from './number/prove-old-number.ts';
export { PERISHABLE_CODES } from './phone-codes.ts';
export { PERISHABLE_CHALLENGES } from './passkeys/challenges.ts';
