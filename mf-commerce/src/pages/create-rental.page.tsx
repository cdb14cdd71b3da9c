import type { PageModule } from '@karavan/shared-api/remote';
import { CreateRental } from '../features/catalog/edit-item/rental/edit-rental.tsx';

/** /organizations/{id}/manage/rentals/create: something new to let. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <CreateRental key={id} organizationId={Number(id)} />,
};
