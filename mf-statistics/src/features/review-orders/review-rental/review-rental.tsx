import { getMe } from '@karavan/shared-api/client/accounts';
import { getItem } from '@karavan/shared-api/client/items';
import type { Me } from '@karavan/shared-api/contract/accounts';
import { useEndpoint } from '@karavan/shared-api/query';
import { useSearchParams } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { NotStaff } from '../lazy-not-staff.ts';
import { Titled } from '../titled.tsx';

const RentalOrders = lazily(
  async () =>
    (await import(/* webpackChunkName: "rental-orders" */ './rental-orders.tsx')).RentalOrders,
  <PageSkeleton />,
  atOnce,
);

const waiting = (
  <Titled>
    <PageSkeleton />
  </Titled>
);

/** The orders of one thing that is let, for those who see the statistics of its organization. */
export function ReviewRental({ itemId }: { readonly itemId: number }) {
  const me = useEndpoint(getMe, {});
  return (
    <AsyncView query={me} skeleton={waiting}>
      {({ organizations }) => {
        const readable = organizations.filter(({ permissions }) =>
          permissions.includes('can_view_statistics'),
        );
        return readable.length > 0 ? (
          <Found itemId={itemId} organizations={readable} />
        ) : (
          <NotStaff />
        );
      }}
    </AsyncView>
  );
}

interface FoundProps {
  readonly itemId: number;
  readonly organizations: readonly Me['organizations'][number][];
}

/** The address of our own links names the organization; where it does not, the thing's own page does. */
function Found({ itemId, organizations }: FoundProps) {
  const [search] = useSearchParams();
  const named = organizations.find(({ id }) => String(id) === search.get('organization'));
  const isNamed = named !== undefined || organizations.length === 1;
  const item = useEndpoint(getItem, { params: { id: itemId } }, { enabled: !isNamed });
  if (!isNamed && item.isLoading) return waiting;
  const owner = organizations.find(({ id }) => id === item.data?.organization.id);
  const organization = named ?? owner ?? organizations[0]!;
  return <RentalOrders key={organization.id} itemId={itemId} organization={organization} />;
}
