import type { PageModule } from '@karavan/shared-api/remote';
import { ManageBanners } from '../features/manage/banners/manage-banners.tsx';

/** /organizations/{id}/manage/banners: the banners of an organization, for its staff. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ManageBanners key={id} organizationId={Number(id)} />,
};
