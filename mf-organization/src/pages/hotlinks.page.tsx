import type { PageModule } from '@karavan/shared-api/remote';
import { prefetchHotlinks } from '../features/show-hotlinks/hotlinks-query.ts';
import { ShowHotlinks } from '../features/show-hotlinks/show-hotlinks.tsx';

/** /organizations/{id}/hotlinks: the links of an organization. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <ShowHotlinks key={id} organizationId={Number(id)} />,
  prefetch: (context) => prefetchHotlinks(context, Number(context.params['id'])),
};
