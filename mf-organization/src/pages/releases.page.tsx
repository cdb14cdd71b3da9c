import type { PageModule } from '@karavan/shared-api/remote';
import { ManageReleases } from '../features/platform/manage-releases/manage-releases.tsx';

/** /platform/releases: what visitors get of the site's packages. */
export const page: PageModule = { Component: () => <ManageReleases /> };
