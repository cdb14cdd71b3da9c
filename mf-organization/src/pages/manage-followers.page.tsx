import type { PageModule } from '@karavan/shared-api/remote';
import { ManageFollowers } from '../features/manage/manage-followers/manage-followers.tsx';

/** /organizations/{id}/manage/followers: who follows an organization, has asked to, or is blocked. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ManageFollowers key={id} organizationId={Number(id)} />,
};
