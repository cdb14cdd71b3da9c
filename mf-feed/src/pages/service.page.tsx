import { getService } from '@karavan/shared-api/client/services';
import { prefetchEndpoint } from '@karavan/shared-api/query';
import type { PageModule } from '@karavan/shared-api/remote';
import { ViewService } from '../features/browse-services/view-service.tsx';
import { readOrganizationFilter } from '../shared/organizations/organization-filter.ts';
import { prefetchOrganizations } from '../shared/organizations/organizations-query.ts';

/** /services/{serviceID}: who offers a service. */
export const page: PageModule = {
  Component: ({ params: { serviceID } }) => <ViewService key={serviceID} id={Number(serviceID)} />,
  prefetch({ params, search, ...context }) {
    const id = Number(params['serviceID']);
    return Promise.all([
      prefetchEndpoint(context, getService, { params: { id } }),
      prefetchOrganizations(context, readOrganizationFilter(search), id),
    ]);
  },
};
