import type { PageModule } from '@karavan/shared-api/remote';
import { ManageFollowers } from '../features/manage/manage-followers/manage-followers.tsx';

/** /organizations/{id}/manage/blacklist: with whom an organization does no new business. */
export const page: PageModule = {
  Component: ({ params: { id } }) => (
    <ManageFollowers key={id} organizationId={Number(id)} view="blocked" />
  ),
};
