import type { PageModule } from '@karavan/shared-api/remote';
import { EditBanner } from '../features/manage/banners/edit-banner.tsx';

/** /organizations/{id}/manage/banners/{bannerID}, or /create for a new one. */
export const page: PageModule = {
  Component: ({ params: { id, bannerID } }) => (
    <EditBanner
      key={`${id} ${bannerID ?? ''}`}
      organizationId={Number(id)}
      bannerId={bannerID === undefined ? null : Number(bannerID)}
    />
  ),
};
