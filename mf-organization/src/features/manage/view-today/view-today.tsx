import { useAtomValue } from 'jotai';
import { ChevronRight, Clock } from 'lucide-react';
import styled from 'styled-components';
import type { Workplace } from '@karavan/shared-api/management';
import type { OrganizationOverview } from '@karavan/shared-api/contract/overview';
import { workPath } from '@karavan/shared-api/contract/receipt-path';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { CountBadge } from '@karavan/shared-ui/count-badge';
import { dateFormat } from '@karavan/shared-ui/intl';
import { Panel } from '@karavan/shared-ui/product/panel';
import { Loading, Skeleton } from '@karavan/shared-ui/skeleton';
import { media, space } from '@karavan/shared-ui/tokens';
import { Managed } from '../../../shared/managed.tsx';
import { useT, withManageTexts } from '../shared/translation.ts';
import { LowStockCard } from './low-stock-card.tsx';
import { RequestsCard } from './lazy-requests-card.tsx';
import { useOverview } from './overview-query.ts';
import { SalesCard } from './sales-card.tsx';
import { SetupCard } from './setup-card.tsx';
import { Muted, TodayCard, TodayRows } from './today-card.tsx';
import { RowLink, Words } from './today-row.ts';

const skeleton = (
  <Loading>
    <Panel>
      <Skeleton $width="40%" $height="24px" />
      <Skeleton $height="56px" />
      <Skeleton $height="56px" />
    </Panel>
  </Loading>
);

interface ViewTodayProps {
  readonly organizationId: number;
}

/** What waits in an organization today: each number leads to where it is handled. */
export const ViewToday = withManageTexts(Today, skeleton);

function Today({ organizationId }: ViewTodayProps) {
  const locale = useAtomValue(localeAtom);
  const overview = useOverview(organizationId);
  const waiting = overview.data?.orders.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const day = overview.data && dayIn(overview.data.day, locale);
  return (
    <Managed
      organizationId={organizationId}
      section="today"
      counts={{ orders: waiting }}
      {...(day !== undefined && { title: day })}
    >
      {(workplace) => (
        <AsyncView query={overview} skeleton={skeleton}>
          {(loaded) => <Cards workplace={workplace} overview={loaded} />}
        </AsyncView>
      )}
    </Managed>
  );
}

interface CardsProps {
  readonly workplace: Workplace;
  readonly overview: OrganizationOverview;
}

function Cards({ workplace: { id, time_zone: timeZone }, overview }: CardsProps) {
  const { orders, sales, low_stock: low, requests, setup } = overview;
  const isSettingUp = setup?.some(({ is_done }) => !is_done) ?? false;
  return (
    <Columns>
      <Main>
        <OrdersCard organizationId={id} orders={orders} timeZone={timeZone} />
        {sales && <SalesCard organizationId={id} sales={sales} />}
      </Main>
      <Main>
        {requests && requests.count + requests.followers > 0 && (
          <RequestsCard organizationId={id} requests={requests} />
        )}
        {low && low.count > 0 && <LowStockCard organizationId={id} low={low} />}
        {isSettingUp && setup && <SetupCard organizationId={id} setup={setup} />}
      </Main>
    </Columns>
  );
}

function OrdersCard({
  organizationId,
  orders,
  timeZone,
}: {
  readonly organizationId: number;
  readonly orders: OrganizationOverview['orders'];
  readonly timeZone: string;
}) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const count = orders.reduce((sum, kind) => sum + kind.count, 0);
  if (count === 0) {
    return (
      <TodayCard title={t('orders_none')}>
        <Muted>{t('orders_none_text')}</Muted>
      </TodayCard>
    );
  }
  return (
    <TodayCard title={t('orders_waiting')}>
      <TodayRows>
        {orders.map(({ kind, count: waiting, deadline }) => (
          <li key={kind}>
            <RowLink to={`${workPath(kind)}?organization=${organizationId}&view=new`}>
              <Words>
                <strong>{t(`orders_${kind}`)}</strong>
                {deadline !== null && (
                  <small>
                    <Clock size={14} aria-hidden />
                    {t('answer_until', { time: momentIn(deadline, locale, timeZone) })}
                  </small>
                )}
              </Words>
              <CountBadge count={waiting} />
              <ChevronRight size={18} aria-hidden />
            </RowLink>
          </li>
        ))}
      </TodayRows>
    </TodayCard>
  );
}

/** "Воскресенье, 22 ноября" */
function dayIn(day: string, locale: string): string {
  const text = dateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

function momentIn(moment: string, locale: string, timeZone: string): string {
  return dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(moment));
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};

  @media (min-width: 1240px) {
    grid-template-columns: minmax(0, 1fr) minmax(300px, 360px);
    gap: ${space[5]};
  }
`;

const Main = styled.div`
  display: grid;
  gap: ${space[4]};

  &:empty {
    display: none;
  }

  ${media.wide} {
    gap: ${space[5]};
  }
`;
