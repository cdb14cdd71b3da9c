import type { PageModule } from '@karavan/shared-api/remote';
import { ShowStanding } from '../features/manage/show-standing/show-standing.tsx';

/** /organizations/{id}/manage/trust: the badge, whether the organization is found, and complaints. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ShowStanding key={id} organizationId={Number(id)} />,
};
