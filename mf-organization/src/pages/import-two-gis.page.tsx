import type { PageModule } from '@karavan/shared-api/remote';
import { ImportPlace } from '../features/manage/import-place/import-place.tsx';
import { OpenOrganization } from '../features/manage/open-organization/open-organization.tsx';

/** /organizations/2gis-integration: an organization brought from 2GIS. */
export const page: PageModule = {
  Component: () => (
    <ImportPlace
      source="two_gis"
      renderForm={(brought) => <OpenOrganization brought={brought} />}
    />
  ),
};
