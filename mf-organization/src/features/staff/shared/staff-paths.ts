import { managementPath } from '@karavan/shared-api/contract/management-sections';

/** The pages about the staff of an organization, and what they lead to there. */
export const staffPaths = (organizationId: number) => {
  const root = managementPath(organizationId);
  return {
    staff: `${root}/staff`,
    invite: `${root}/staff/invite`,
    roles: `${root}/roles`,
    newRole: `${root}/roles/new`,
    employee: (membershipId: number) => `${root}/staff/${membershipId}`,
    role: (roleId: number) => `${root}/roles/${roleId}`,
    attendanceOf: (membershipId: number) => `${root}/attendance/${membershipId}`,
    item: (itemId: number) => `${root}/items/${itemId}`,
    auditOf: (personId: number) => `${root}/audit?person=${personId}`,
  } as const;
};
