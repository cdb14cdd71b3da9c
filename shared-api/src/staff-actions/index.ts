export { rejectionOf } from './rejection-of.ts';
export { RELUCTANT_ACTIONS, STAFF_ENDPOINTS, type PlainStaffAction } from './staff-endpoints.ts';
