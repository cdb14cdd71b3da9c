import {
  downloadTillSales,
  getTillStatistics,
  listTillPeople,
} from '@karavan/shared-api/client/sales';
import type { Me } from '@karavan/shared-api/contract/accounts';
import { useEndlessList, useEndpoint } from '@karavan/shared-api/query';
import { useSearchParams } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Banner } from '@karavan/shared-ui/banner';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { Tabs } from '@karavan/shared-ui/tabs';
import type { Changes } from '../changes.ts';
import { Choices } from '../choices.ts';
import { DownloadButton } from '../download-button.tsx';
import { useT, withFigureTexts } from '../figure-texts.ts';
import { OnlyChips } from '../only-chips.tsx';
import { Parts } from '../parts.ts';
import { PeriodChoice } from '../period-choice.tsx';
import { PersonList } from '../person-list.tsx';
import { SalesFigures } from '../sales-figures.tsx';
import { useIdInAddress, usePeriod } from '../use-days.ts';
import { SaleList, type SalesWanted } from './sale-list.tsx';

/** What is shown below the figures. */
const VIEWS = ['receipts', 'cashiers', 'clients'] as const;

interface TillSalesProps {
  readonly organization: Me['organizations'][number];
  choose(changes: Changes): void;
}

/** The sales of some days at the till: what they come to, and each, or by whom and to whom. */
export const TillSales = withFigureTexts(Shown, <PageSkeleton />);

function Shown({ organization, choose }: TillSalesProps) {
  const t = useT();
  const [search] = useSearchParams();
  const { id, time_zone: timeZone, permissions } = organization;
  const { period, span } = usePeriod(timeZone);
  const cashier = useIdInAddress('cashier');
  const client = useIdInAddress('client');
  const seesAll = permissions.includes('can_view_statistics');
  const views = seesAll ? VIEWS : VIEWS.filter((view) => view !== 'cashiers');
  const view = views.find((one) => one === search.get('by')) ?? 'receipts';
  const wanted: SalesWanted = {
    params: { id },
    query: { ...span, ...(cashier && seesAll && { cashier }), ...(client && { client }) },
  };
  const statistics = useEndpoint(getTillStatistics, wanted);
  const names = {
    ...(cashier && seesAll && { cashier: statistics.data?.cashier ?? null }),
    ...(client && { client: statistics.data?.client ?? null }),
  };
  return (
    <Parts>
      {!seesAll && <Banner>{t('own_sales')}</Banner>}
      <Choices>
        <PeriodChoice period={period} span={span} onChange={choose} />
        <DownloadButton
          name="sales"
          period={span}
          load={(api) => api.download(downloadTillSales, wanted)}
        />
      </Choices>
      <OnlyChips names={names} choose={choose} />
      <AsyncView query={statistics} skeleton={<PageSkeleton />}>
        {(figures) => <SalesFigures figures={figures} period={span} of="till" />}
      </AsyncView>
      <Tabs
        label={t('view')}
        tabs={views.map((view) => ({ id: view, label: t(view) }))}
        value={view}
        onChange={(chosen) => choose({ by: chosen === 'receipts' ? null : chosen })}
      >
        {view === 'receipts' ? (
          <SaleList wanted={wanted} timeZone={timeZone} />
        ) : (
          <People key={view} wanted={wanted} by={view === 'cashiers' ? 'cashier' : 'client'} />
        )}
      </Tabs>
    </Parts>
  );
}

interface PeopleProps {
  readonly wanted: SalesWanted;
  readonly by: 'cashier' | 'client';
}

function People({ wanted: { params, query }, by }: PeopleProps) {
  const list = useEndlessList(listTillPeople, { params, query: { ...query, by } });
  return <PersonList list={list} by={by} counted="receipts" />;
}
