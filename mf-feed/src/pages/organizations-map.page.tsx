import type { PageModule } from '@karavan/shared-api/remote';
import { MapService } from '../features/browse-services/map-service.tsx';

/** /organizations-map/{serviceID}: where those are who offer a service. */
export const page: PageModule = {
  Component: ({ params: { serviceID } }) => <MapService key={serviceID} id={Number(serviceID)} />,
};
