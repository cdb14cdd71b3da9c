import type { PageModule } from '@karavan/shared-api/remote';
import { ListRentals } from '../features/lettings/list-rentals/list-rentals.tsx';

/** /organizations/{id}/manage/rentals: what an organization lets, for its staff. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ListRentals key={id} organizationId={Number(id)} />,
};
