import { getHotlinkLink } from '@karavan/shared-api/client/hotlinks';
import { prefetchEndpoint, useEndpoint } from '@karavan/shared-api/query';
import type { PageModule } from '@karavan/shared-api/remote';
import { LeaveSite } from '../features/leave/leave-site.tsx';

const inputOf = (id: string | undefined) => ({ params: { id: Number(id) } });

function Away({ id }: { readonly id: string | undefined }) {
  return <LeaveSite link={useEndpoint(getHotlinkLink, inputOf(id))} />;
}

/** /away/hotlinks/{id}: the notice before another site, to which a hotlink leads. */
export const page: PageModule = {
  Component: ({ params: { id } }) => <Away key={id} id={id} />,
  prefetch: ({ params, ...context }) =>
    prefetchEndpoint(context, getHotlinkLink, inputOf(params['id'])),
};
