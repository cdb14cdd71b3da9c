import { getBannerLink } from '@karavan/shared-api/client/banners';
import { prefetchEndpoint, useEndpoint } from '@karavan/shared-api/query';
import type { PageModule } from '@karavan/shared-api/remote';
import { LeaveSite } from '../features/leave/leave-site.tsx';

const inputOf = (id: string | undefined) => ({ params: { id: Number(id) } });

function Away({ id }: { readonly id: string | undefined }) {
  return <LeaveSite link={useEndpoint(getBannerLink, inputOf(id))} />;
}

/** /away/banners/{id}: the notice before another site, to which a banner leads. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <Away key={id} id={id} />,
  prefetch: ({ params, ...context }) =>
    prefetchEndpoint(context, getBannerLink, inputOf(params['id'])),
};
