import type { PageModule } from '@karavan/shared-api/remote';
import { ViewToday } from '../features/manage/view-today/view-today.tsx';

/** /organizations/{id}/manage: what waits in an organization today, and the way to its sections. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ViewToday key={id} organizationId={Number(id)} />,
};
