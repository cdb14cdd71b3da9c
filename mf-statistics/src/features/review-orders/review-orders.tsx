import { useEffect } from 'react';
import { getMe } from '@karavan/shared-api/client/accounts';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import type { WorkView } from '@karavan/shared-api/contract/receipt-path';
import type { StageCount } from '@karavan/shared-api/contract/statistics';
import { useEndpoint } from '@karavan/shared-api/query';
import { useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { Managed } from '../../shared/managed.tsx';
import { useT } from '../../shared/translation.ts';
import type { Changes } from './changes.ts';
import { Choices, Select } from './choices.ts';
import { KindLinks } from './kind-links.tsx';
import { NotStaff } from './lazy-not-staff.ts';
import { listNamed, listsReadWith, pathOf, type ListName } from './order-kinds.ts';
import { useStageCounts } from './order-queries.ts';
import { parseView } from './order-view.ts';
import { Titled } from './titled.tsx';
import { useChoose } from './use-choose.ts';
import { ViewTabs } from './view-tabs.tsx';
import { WorkList } from './work-list.tsx';

type Workplace = Me['organizations'][number];

/** Most come for what there is to do. */
const AllOrders = lazily(
  async () => (await import(/* webpackChunkName: "all-orders" */ './all-orders.tsx')).AllOrders,
  <PageSkeleton />,
  atOnce,
);

const TillSales = lazily(
  async () =>
    (await import(/* webpackChunkName: "till-sales" */ './review-sales/till-sales.tsx')).TillSales,
  <PageSkeleton />,
  atOnce,
);

/** The list that the address names; one that there is not leads to the orders of goods. */
export function ReviewOrders({ list: end }: { readonly list: string | undefined }) {
  const list = listNamed(end);
  return list ? <ListOf key={list} list={list} /> : <Redirect to={pathOf('product')} />;
}

/** Staff choose one of their organizations and what they look at; both are kept in the URL. */
function ListOf({ list }: { readonly list: ListName }) {
  const me = useEndpoint(getMe, {});
  const [search] = useSearchParams();
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
          listsReadWith(permissions).includes(list),
        );
        // Starts with an organization that has orders of this kind, which most people want to see.
        const first =
          readable.find(({ order_kinds }) => order_kinds.some((kind) => kind === list)) ??
          readable[0];
        if (!first) {
          const [other] = listsReadWith(organizations.flatMap(({ permissions }) => permissions));
          // The usual link leads to orders of goods, even for people who only see other lists.
          return other ? <Redirect to={pathOf(other)} /> : <NotStaff />;
        }
        const chosen =
          readable.find(({ id }) => String(id) === search.get('organization')) ?? first;
        return (
          <ListAt
            key={chosen.id}
            organization={chosen}
            list={list}
            workplaces={organizations}
            organizations={readable}
          />
        );
      }}
    </AsyncView>
  );
}

interface ListAtProps {
  readonly organization: Workplace;
  /** Those whose list of this name the person reads. */
  readonly organizations: readonly Workplace[];
  /** All of the person's. */
  readonly workplaces: readonly Workplace[];
  readonly list: ListName;
}

/** One list of one organization. */
function ListAt({ organization, organizations, workplaces, list }: ListAtProps) {
  const t = useT();
  const choose = useChoose();
  const { id, permissions } = organization;
  const [search] = useSearchParams();
  const view = list === 'till' ? 'all' : parseView(search.get('view'), list, permissions);
  const counts = useStageCounts(id).data?.list ?? [];
  const isStatistics = view === 'all' && permissions.includes('can_view_statistics');
  return (
    <Managed
      organizationId={id}
      section={isStatistics ? 'statistics' : 'orders'}
      title={t(`heading_${list}`)}
    >
      <Choices>
        <KindLinks list={list} workplaces={workplaces} counts={counts} />
        {organizations.length > 1 && (
          <Select
            aria-label={t('organization')}
            value={id}
            onChange={(event) => choose({ organization: event.target.value })}
          >
            {organizations.map((other) => (
              <option key={other.id} value={other.id}>
                {other.title}
              </option>
            ))}
          </Select>
        )}
      </Choices>
      {list === 'till' ? (
        <TillSales organization={organization} choose={choose} />
      ) : (
        <Orders
          organization={organization}
          kind={list}
          view={view}
          counts={counts}
          choose={choose}
        />
      )}
    </Managed>
  );
}

interface OrdersProps {
  readonly organization: Workplace;
  readonly kind: OrderKind;
  readonly view: WorkView;
  readonly counts: readonly StageCount[];
  choose(changes: Changes): void;
}

/** The work list of one organization, and behind it all orders with the figures. */
function Orders({ organization, kind, view, counts, choose }: OrdersProps) {
  const { id, time_zone: timeZone } = organization;
  return (
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
  );
}

function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
