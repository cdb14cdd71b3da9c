import type { PageModule } from '@karavan/shared-api/remote';
import { prefetchOrganization } from '../features/view-organization/organization-query.ts';
import { ViewOrganization } from '../features/view-organization/view-organization.tsx';

/** /organizations/{id}: one organization and what it offers. */
export const organizationPage: PageModule = {
  Component: ({ params }) => <ViewOrganization id={Number(params['id'])} />,
  prefetch: (context) => prefetchOrganization(context, Number(context.params['id'])),
};
