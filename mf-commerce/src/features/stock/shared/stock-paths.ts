import { managementPath } from '@karavan/shared-api/contract/management-sections';

/** The pages about the stock of an organization. */
export const stockPaths = (organizationId: number) => {
  const root = `${managementPath(organizationId)}/stock` as const;
  return {
    list: root,
    count: `${root}/count`,
    size: (sizeId: number) => `${root}/${sizeId}`,
    links: (sizeId: number) => `${root}/${sizeId}/links`,
  } as const;
};
