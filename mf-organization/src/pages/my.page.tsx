import type { PageModule } from '@karavan/shared-api/remote';
import { ChooseOrganization } from '../features/manage/choose-organization/choose-organization.tsx';

/** /organizations/my: where the signed-in person works, or whom they own. */
export const page: PageModule = { Component: () => <ChooseOrganization /> };
