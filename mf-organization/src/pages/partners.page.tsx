import type { PageModule } from '@karavan/shared-api/remote';
import { ManagePartners } from '../features/manage/partners/manage-partners.tsx';

/** /organizations/{id}/manage/partners: whom an organization works with, and who asks to. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ManagePartners key={id} organizationId={Number(id)} />,
};
