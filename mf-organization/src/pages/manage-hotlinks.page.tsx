import type { PageModule } from '@karavan/shared-api/remote';
import { ManageHotlinks } from '../features/manage/hotlinks/manage-hotlinks.tsx';

/** /organizations/{id}/manage/hotlinks: the links that an organization shows on a page of its own. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ManageHotlinks key={id} organizationId={Number(id)} />,
};
