import { useEffect } from 'react';
import { getMe } from '@karavan/shared-api/client/accounts';
import type { Me } from '@karavan/shared-api/contract/accounts';
import { kindsReadWith } from '@karavan/shared-api/contract/order-readers';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { workPath } from '@karavan/shared-api/contract/receipt-path';
import { useEndpoint } from '@karavan/shared-api/query';
import { useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { Managed } from '../../shared/managed.tsx';
import { useT } from '../../shared/translation.ts';
import type { Changes } from './changes.ts';
import { Choices } from './choices.ts';
import { KindLinks } from './kind-links.tsx';
import { kindOfList } from './order-kinds.ts';
import { useStageCounts } from './order-queries.ts';
import { parseView } from './order-view.ts';
import { OrganizationChoice } from './organization-choice.tsx';
import { Titled } from './titled.tsx';
import { useChoose } from './use-view.ts';
import { ViewTabs } from './view-tabs.tsx';
import { WorkList } from './work-list.tsx';

type Workplace = Me['organizations'][number];

/** Most come for what there is to do. */
const AllOrders = lazily(
  async () => (await import(/* webpackChunkName: "all-orders" */ './all-orders.tsx')).AllOrders,
  <PageSkeleton />,
  atOnce,
);

/** The list that the address names; one that there is not leads to the orders of goods. */
export function ReviewOrders({ list }: { readonly list: string | undefined }) {
  const kind = kindOfList(list);
  return kind ? <OrdersOfKind key={kind} kind={kind} /> : <Redirect to={workPath('product')} />;
}

/** Staff choose one of their organizations and what they look at; both are kept in the URL. */
function OrdersOfKind({ kind }: { readonly kind: OrderKind }) {
  const t = useT();
  const me = useEndpoint(getMe, {});
  const [search] = useSearchParams();
  const choose = useChoose();
  return (
    <AsyncView
      query={me}
      skeleton={
        <Titled>
          <PageSkeleton />
        </Titled>
      }
    >
      {({ organizations }) => {
        const readable = organizations.filter(({ permissions }) =>
          kindsReadWith(permissions).includes(kind),
        );
        // Starts with an organization that has orders of this kind, which most people want to see.
        const first = readable.find(({ order_kinds }) => order_kinds.includes(kind)) ?? readable[0];
        const kinds = kindsReadWith(organizations.flatMap(({ permissions }) => permissions));
        if (!first) {
          // The usual link leads to orders of goods, even for people who only see other kinds.
          return kinds[0] ? (
            <Redirect to={workPath(kinds[0])} />
          ) : (
            <Titled>
              <EmptyState scene="closed" title={t('not_staff')} text={t('not_staff_text')} />
            </Titled>
          );
        }
        const chosen =
          readable.find(({ id }) => String(id) === search.get('organization')) ?? first;
        return (
          <OrdersOf
            key={chosen.id}
            organization={chosen}
            kind={kind}
            workplaces={organizations}
            choose={choose}
            organizations={readable}
          />
        );
      }}
    </AsyncView>
  );
}

interface OrdersOfProps {
  readonly organization: Workplace;
  /** Those whose orders of this kind the person reads. */
  readonly organizations: readonly Workplace[];
  readonly kind: OrderKind;
  /** All of the person's. */
  readonly workplaces: readonly Workplace[];
  choose(changes: Changes): void;
}

/** The work list of one organization, and behind it all orders with the figures. */
function OrdersOf({ organization, organizations, workplaces, kind, choose }: OrdersOfProps) {
  const t = useT();
  const { id, time_zone: timeZone, permissions } = organization;
  const [search] = useSearchParams();
  const view = parseView(search.get('view'), kind, permissions);
  const counts = useStageCounts(id).data?.list ?? [];
  const isStatistics = view === 'all' && permissions.includes('can_view_statistics');
  return (
    <Managed
      organizationId={id}
      section={isStatistics ? 'statistics' : 'orders'}
      title={t(`heading_${kind}`)}
    >
      <Choices>
        <KindLinks shown={kind} workplaces={workplaces} counts={counts} />
        <OrganizationChoice organizations={organizations} chosen={id} choose={choose} />
      </Choices>
      <ViewTabs
        kind={kind}
        counts={counts}
        view={view}
        onChange={(chosen) => choose({ view: chosen })}
      >
        {view === 'all' ? (
          <AllOrders organization={organization} kind={kind} choose={choose} />
        ) : (
          <WorkList key={view} organizationId={id} timeZone={timeZone} kind={kind} stage={view} />
        )}
      </ViewTabs>
    </Managed>
  );
}

function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
