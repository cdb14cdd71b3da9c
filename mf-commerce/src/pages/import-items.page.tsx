import type { PageModule } from '@karavan/shared-api/remote';
import { InstagramPanel } from '../features/stock/instagram/lazy-instagram-panel.tsx';
import { ImportItems } from '../features/stock/import-items/import-items.tsx';

/** /organizations/{id}/manage/items/import: sheets of products, out and in, and posts of Instagram. */
export const page: PageModule = {
  Component: ({ params: { id } }) => (
    <ImportItems key={id} organizationId={Number(id)}>
      <InstagramPanel organizationId={Number(id)} />
    </ImportItems>
  ),
};
