import type { PageModule } from '@karavan/shared-api/remote';
import { RunService } from '../features/road/run-service/run-service.tsx';

/** /organizations/{id}/manage/deliveries: a delivery service at work. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <RunService key={id} organizationId={Number(id)} />,
};
