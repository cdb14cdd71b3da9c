import type { PageModule } from '@karavan/shared-api/remote';
import { OpenOrganization } from '../features/manage/open-organization/open-organization.tsx';

/** /organizations/create: a new organization, step by step. */
export const page: PageModule = { Component: () => <OpenOrganization /> };
