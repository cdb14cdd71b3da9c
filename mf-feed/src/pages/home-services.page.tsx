import { listServices } from '@karavan/shared-api/client/services';
import { prefetchEndpoint } from '@karavan/shared-api/query';
import type { PageModule } from '@karavan/shared-api/remote';
import { BrowseServices } from '../features/browse-services/browse-services.tsx';

/** /home/services: what organizations do for people. */
export const page: PageModule = {
  Component: BrowseServices,
  prefetch: (context) => prefetchEndpoint(context, listServices, {}),
};
