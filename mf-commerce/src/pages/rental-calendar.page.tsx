import type { PageModule } from '@karavan/shared-api/remote';
import { PlanRental } from '../features/lettings/plan-rental/plan-rental.tsx';

/** /organizations/{id}/manage/rentals/{itemID}: the calendar of a rental, for its staff. */
export const page: PageModule = {
  Component: ({ params: { id, itemID } }) => (
    <PlanRental key={itemID} organizationId={Number(id)} itemId={Number(itemID)} />
  ),
};
