export { deliveryServicesOf } from './courier.policy.ts';
export { createFindWork } from './find-work.ts';
export { createMembership } from './membership.ts';
export { memberChanged } from './staff.events.ts';
export {
  membersOf,
  organizationsWhere,
  permissionsOf,
  staffWith,
  worksWith,
} from './staff.policy.ts';
export type { StaffTables } from './staff.tables.ts';
export { countWorkplaces, eraseMemberships, findOwnOrganizations } from './leave-staff.ts';
export { WORK_RECORDS } from './staff.records.ts';
export { workplacesRoutes } from './workplaces.routes.ts';
