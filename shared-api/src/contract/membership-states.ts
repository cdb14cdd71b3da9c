/**
 * Where somebody stands with an organization. Working are the owner and everybody who has accepted an
 * invitation; all but `invited` and `working` are over for good: who comes back has a new membership.
 */
export const MEMBERSHIP_STATUSES = [
  'invited',
  'working',
  'declined',
  'withdrawn',
  'expired',
  'quit',
  'dismissed',
] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

/** The parts of a list of employees. */
export const EMPLOYEE_GROUPS = ['working', 'invited', 'former'] as const;
export type EmployeeGroup = (typeof EMPLOYEE_GROUPS)[number];
