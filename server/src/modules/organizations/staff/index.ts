export { deliveryServicesOf } from './courier.policy.ts';
export { requireManageable } from './employee.policy.ts';
export { isWithinReach } from './employees.presenter.ts';
export { findEmployee } from './employees.queries.ts';
export { employeesRoutes } from './employees.routes.ts';
export type { CountStranded } from './end-membership.ts';
export { expireInvitations, expireInvitationsTask } from './expire-invitations.ts';
export { countOwned } from './appoint-owner.ts';
export { findReader } from './find-reader.ts';
export { createFindWork } from './find-work.ts';
export { handOver, lockOwnership } from './hand-over.ts';
export { jobsRoutes } from './jobs.routes.ts';
export { lockEmployment } from './lock-employment.ts';
export { lockStaff, type StaffActor } from './lock-staff.ts';
export { openOrganization } from './open-organization.ts';
export { createMembership } from './membership.ts';
export type { MembershipAction } from './membership-transitions.ts';
export { findPositionTexts, readInvitationCards } from './read-invitation-cards.ts';
export { rolesRoutes } from './roles.routes.ts';
export {
  memberChanged,
  membershipMoved,
  organizationOpened,
  positionChanged,
} from './staff.events.ts';
export {
  everWorkedFor,
  membersOf,
  organizationsWhere,
  ownerOf,
  permissionsOf,
  staffWith,
  workplacesOf,
  worksWith,
} from './staff.policy.ts';
export type { StaffTables } from './staff.tables.ts';
export { countWorkplaces, eraseMemberships, findOwnOrganizations } from './leave-staff.ts';
export { WORK_RECORDS } from './staff.records.ts';
export { tellOfWork } from './tell-of-work.ts';
export { workplacesRoutes } from './workplaces.routes.ts';
