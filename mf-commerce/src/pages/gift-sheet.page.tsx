import type { PageModule } from '@karavan/shared-api/remote';
import { GiftSheet } from '../features/gifts/issue-gifts/gift-sheet.tsx';

/** /organizations/{id}/manage/gifts/sheet: codes to be printed. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <GiftSheet key={id} organizationId={Number(id)} />,
};
