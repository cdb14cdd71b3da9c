import type { PageModule } from '@karavan/shared-api/remote';
import { ListPromotions } from '../features/catalog/run-promotions/list-promotions.tsx';

/** /organizations/{id}/manage/promotions: the promotions of an organization, for its staff. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ListPromotions key={id} organizationId={Number(id)} />,
};
