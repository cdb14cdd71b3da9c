import { getMe } from '@karavan/shared-api/client/accounts';
import type { Me } from '@karavan/shared-api/contract/accounts';
import { SALE_READERS } from '@karavan/shared-api/contract/order-readers';
import { useEndpoint } from '@karavan/shared-api/query';
import { useSearchParams } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { Managed } from '../../../shared/managed.tsx';
import { useT } from '../../../shared/translation.ts';
import { Choices } from '../choices.ts';
import { KindLinks } from '../kind-links.tsx';
import { useStageCounts } from '../order-queries.ts';
import { OrganizationChoice } from '../organization-choice.tsx';
import { Titled } from '../titled.tsx';
import { useChoose } from '../use-view.ts';

const TillSales = lazily(
  async () => (await import(/* webpackChunkName: "till-sales" */ './till-sales.tsx')).TillSales,
  <PageSkeleton />,
  atOnce,
);

/** What was sold at the till of one of the organizations where somebody sells, or sees its statistics. */
export function ReviewSales() {
  const t = useT();
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
          SALE_READERS.some((reader) => permissions.includes(reader)),
        );
        const chosen =
          readable.find(({ id }) => String(id) === search.get('organization')) ?? readable[0];
        return chosen ? (
          <SalesOf
            key={chosen.id}
            organization={chosen}
            organizations={readable}
            workplaces={organizations}
          />
        ) : (
          <Titled>
            <EmptyState scene="closed" title={t('not_staff')} text={t('not_staff_text')} />
          </Titled>
        );
      }}
    </AsyncView>
  );
}

interface SalesOfProps {
  readonly organization: Me['organizations'][number];
  /** Those whose sales the person reads. */
  readonly organizations: readonly Me['organizations'][number][];
  readonly workplaces: readonly Me['organizations'][number][];
}

function SalesOf({ organization, organizations, workplaces }: SalesOfProps) {
  const t = useT();
  const choose = useChoose();
  const { id, permissions } = organization;
  const counts = useStageCounts(id).data?.list ?? [];
  return (
    <Managed
      organizationId={id}
      section={permissions.includes('can_view_statistics') ? 'statistics' : 'orders'}
      title={t('heading_till')}
    >
      <Choices>
        <KindLinks shown="till" workplaces={workplaces} counts={counts} />
        <OrganizationChoice organizations={organizations} chosen={id} choose={choose} />
      </Choices>
      <TillSales organization={organization} choose={choose} />
    </Managed>
  );
}
