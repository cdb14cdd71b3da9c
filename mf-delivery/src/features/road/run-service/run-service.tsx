import { useSearchParams } from '@karavan/shared-api/router';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { SegmentedControl } from '@karavan/shared-ui/segmented-control';
import styled from 'styled-components';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { space } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { useT, withRoadTexts } from '../translation.ts';
import { Board } from './board.tsx';

const CashDesk = lazily(
  async () => (await import(/* webpackChunkName: "cash-desk" */ './cash-desk.tsx')).CashDesk,
  <PageSkeleton />,
  atOnce,
);
const ServiceEarnings = lazily(
  async () =>
    (await import(/* webpackChunkName: "service-earnings" */ './service-earnings.tsx'))
      .ServiceEarnings,
  <PageSkeleton />,
  atOnce,
);

const VIEWS = ['board', 'cash', 'earnings'] as const;
type View = (typeof VIEWS)[number];

const viewOf = (asked: string | null): View => VIEWS.find((view) => view === asked) ?? 'board';

interface RunServiceProps {
  readonly organizationId: number;
}

/** A delivery service at work: what it brings, the cash of its couriers, and what it has earned. */
export const RunService = withRoadTexts(Page);

function Page({ organizationId }: RunServiceProps) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search.get('view'));
  return (
    <Managed
      organizationId={organizationId}
      section="delivery"
      title={t('service_page')}
      backTo={`/organizations/${organizationId}/manage/delivery`}
    >
      {() => (
        <Parts>
          <SegmentedControl
            label={t('service_page')}
            segments={VIEWS.map((value) => ({ value, label: t(`view_${value}`) }))}
            value={view}
            onChange={(next) => setSearch({ view: next }, { replace: true })}
          />
          {view === 'board' && <Board organizationId={organizationId} />}
          {view === 'cash' && <CashDesk organizationId={organizationId} />}
          {view === 'earnings' && <ServiceEarnings organizationId={organizationId} />}
        </Parts>
      )}
    </Managed>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space[4]};
`;
