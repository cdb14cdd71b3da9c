import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getOrderStatistics } from '@karavan/shared-api/client/statistics';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { useEndpoint } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { color, media, radius, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import type { DaySpan } from './period.ts';
import { SalesChart } from './sales-chart.tsx';

interface OrderFiguresProps {
  readonly organizationId: number;
  readonly kind: OrderKind;
  readonly period: DaySpan;
}

/** Totals and sales over time of one organization. */
export function OrderFigures({ organizationId, kind, period }: OrderFiguresProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const statistics = useEndpoint(getOrderStatistics, {
    params: { id: organizationId },
    query: { ...period, kind },
  });
  return (
    <AsyncView query={statistics} skeleton={<PageSkeleton />}>
      {(data) => (
        <>
          <Figures>
            <Figure label={t('total')} value={formatMoney(data.total, locale)} />
            <Figure label={t('order_count')} value={String(data.order_count)} />
            <Figure label={t('average')} value={formatMoney(data.average, locale)} />
          </Figures>
          {data.days.length > 0 && <SalesChart days={data.days} period={period} />}
        </>
      )}
    </AsyncView>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <Tile>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </Tile>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9em, 100%), 1fr));
  gap: ${space[3]};
  margin: 0;

  ${media.wide} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Tile = styled.div`
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.surface};

  dt {
    color: ${color.textMuted};
    font: ${type.second};
  }

  dd {
    margin: 0;
    font: ${type.title2};
    font-variant-numeric: tabular-nums;
  }
`;
