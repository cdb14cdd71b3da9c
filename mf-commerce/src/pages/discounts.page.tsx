import type { PageModule } from '@karavan/shared-api/remote';
import { EditDiscounts } from '../features/discounts/edit-discounts/edit-discounts.tsx';

/** /organizations/{id}/manage/discounts: the discount cards of an organization, for its staff. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <EditDiscounts key={id} organizationId={Number(id)} />,
};
