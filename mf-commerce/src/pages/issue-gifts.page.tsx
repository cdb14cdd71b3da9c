import type { PageModule } from '@karavan/shared-api/remote';
import { IssueGifts } from '../features/gifts/issue-gifts/issue-gifts.tsx';

/** /organizations/{id}/manage/gifts/create: new gift cards or vouchers. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <IssueGifts key={id} organizationId={Number(id)} />,
};
