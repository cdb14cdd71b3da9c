import type { PageModule } from '@karavan/shared-api/remote';
import { ListGifts } from '../features/gifts/issue-gifts/list-gifts.tsx';

/** /organizations/{id}/manage/gifts: the gift cards of an organization, for its staff. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ListGifts key={id} organizationId={Number(id)} />,
};
