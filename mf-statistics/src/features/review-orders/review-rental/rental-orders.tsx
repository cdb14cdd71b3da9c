import { useAtomValue } from 'jotai';
import {
  getRentalStatistics,
  listRentalClients,
} from '@karavan/shared-api/client/rental-statistics';
import { downloadOrderStatistics } from '@karavan/shared-api/client/statistics';
import type { Me } from '@karavan/shared-api/contract/accounts';
import { workPath } from '@karavan/shared-api/contract/receipt-path';
import { useEndlessList, useEndpoint } from '@karavan/shared-api/query';
import { useLocation, useNavigate, useSearchParams } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { Tabs } from '@karavan/shared-ui/tabs';
import { Managed } from '../../../shared/managed.tsx';
import { useT as useMainT } from '../../../shared/translation.ts';
import { Choices } from '../choices.ts';
import { DayChart } from '../day-chart.tsx';
import { DownloadButton } from '../download-button.tsx';
import { useT, withFigureTexts } from '../figure-texts.ts';
import { keptIn } from '../kept-in.ts';
import { OnlyChips } from '../only-chips.tsx';
import { OrderList, parseStatus } from '../order-list.tsx';
import { Parts } from '../parts.ts';
import { PeriodChoice } from '../period-choice.tsx';
import type { DaySpan } from '../period.ts';
import { PersonList } from '../person-list.tsx';
import { SalesFigures } from '../sales-figures.tsx';
import { Tile } from '../tile.tsx';
import { useChoose } from '../use-choose.ts';
import { useIdInAddress, usePeriod } from '../use-days.ts';

interface RentalOrdersProps {
  readonly itemId: number;
  readonly organization: Me['organizations'][number];
}

/** What something that is let has brought in, how much of the time it was let, its orders and its clients. */
export const RentalOrders = withFigureTexts(InFrame, <PageSkeleton />);

function InFrame({ itemId, organization }: RentalOrdersProps) {
  const t = useT();
  const mainT = useMainT();
  const locale = useAtomValue(localeAtom);
  const choose = useChoose();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { id, time_zone: timeZone } = organization;
  const { period, span } = usePeriod(timeZone);
  const client = useIdInAddress('client');
  const only = { item: itemId, ...(client && { client }) };
  const statistics = useEndpoint(getRentalStatistics, {
    params: { id, item: itemId },
    query: { ...span, ...(client && { client }) },
  });
  const kept = keptIn(useLocation().search);
  kept.set('view', 'all');
  kept.set('organization', String(id));
  const back = `${workPath('rent')}?${kept}`;
  const view = search.get('by') === 'clients' ? 'clients' : 'orders';
  // An address may name anything.
  const isMissing = ['not_found', 'invalid_input'].includes(statistics.error?.code ?? '');
  const title = statistics.data?.title ?? mainT('heading_rent');
  const percent = (share: number) => formatPercent(String(share), locale);
  return (
    <Managed organizationId={id} section="statistics" title={title} backTo={back}>
      {isMissing ? (
        <EmptyState
          scene="search"
          title={t('not_here')}
          text={t('not_here_text')}
          action={{ label: t('to_things'), run: () => void navigate(back) }}
        />
      ) : (
        <Parts>
          <Choices>
            <PeriodChoice period={period} span={span} onChange={choose} />
            <DownloadButton
              name={`rental-${itemId}`}
              period={span}
              load={(api) =>
                api.download(downloadOrderStatistics, {
                  params: { id },
                  query: { ...span, kind: 'rent', ...only },
                })
              }
            />
          </Choices>
          <OnlyChips
            names={client ? { client: statistics.data?.client ?? null } : {}}
            choose={choose}
          />
          <AsyncView query={statistics} skeleton={<PageSkeleton />}>
            {(figures) => (
              <>
                <SalesFigures figures={figures} period={span} of="orders">
                  <Tile
                    label={t('occupancy')}
                    value={percent(figures.occupancy.percent)}
                    note={t('occupancy_hint')}
                  />
                </SalesFigures>
                {figures.occupancy.days.length > 0 && (
                  <DayChart
                    caption={t('occupancy_chart')}
                    days={figures.occupancy.days.map((day) => ({
                      day: day.day,
                      value: day.percent,
                      words: percent(day.percent),
                    }))}
                    period={span}
                  />
                )}
              </>
            )}
          </AsyncView>
          <Tabs
            label={t('view')}
            tabs={[
              { id: 'orders', label: t('orders') },
              { id: 'clients', label: t('clients') },
            ]}
            value={view}
            onChange={(chosen) => choose({ by: chosen === 'orders' ? null : chosen })}
          >
            {view === 'orders' ? (
              <OrderList
                organizationId={id}
                timeZone={timeZone}
                kind="rent"
                period={span}
                status={parseStatus(search.get('status'))}
                only={only}
                onStatusChange={(status) => choose({ status })}
              />
            ) : (
              <Clients organizationId={id} itemId={itemId} period={span} />
            )}
          </Tabs>
        </Parts>
      )}
    </Managed>
  );
}

interface ClientsProps {
  readonly organizationId: number;
  readonly itemId: number;
  readonly period: DaySpan;
}

function Clients({ organizationId, itemId, period }: ClientsProps) {
  const list = useEndlessList(listRentalClients, {
    params: { id: organizationId, item: itemId },
    query: period,
  });
  return <PersonList list={list} by="client" counted="orders" />;
}
