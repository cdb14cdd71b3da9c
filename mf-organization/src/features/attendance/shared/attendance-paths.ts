import { managementPath } from '@karavan/shared-api/contract/management-sections';

/** The pages about the attendance of an organization. */
export const attendancePaths = (organizationId: number) => {
  const root = `${managementPath(organizationId)}/attendance` as const;
  return {
    staff: root,
    code: `${root}/code`,
    roster: `${root}/roster`,
    person: (membershipId: number) => `${root}/${membershipId}`,
  } as const;
};
