import type { PageModule } from '@karavan/shared-api/remote';
import { ImportPlace } from '../features/manage/import-place/import-place.tsx';
import { OpenOrganization } from '../features/manage/open-organization/open-organization.tsx';

/** /organizations/google-maps-org-integration: an organization brought from Google Maps. */
export const page: PageModule = {
  Component: () => (
    <ImportPlace
      source="google_maps"
      renderForm={(brought) => <OpenOrganization brought={brought} />}
    />
  ),
};
