import { getOrderStatistics } from '@karavan/shared-api/client/statistics';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import type { DaySpan } from './period.ts';
import { SalesFigures } from './sales-figures.tsx';

interface OrderFiguresProps {
  readonly organizationId: number;
  readonly kind: OrderKind;
  readonly period: DaySpan;
}

/** Totals and sales over time of one organization. */
export function OrderFigures({ organizationId, kind, period }: OrderFiguresProps) {
  const statistics = useEndpoint(getOrderStatistics, {
    params: { id: organizationId },
    query: { ...period, kind },
  });
  return (
    <AsyncView query={statistics} skeleton={<PageSkeleton />}>
      {(data) => <SalesFigures figures={data} period={period} of="orders" />}
    </AsyncView>
  );
}
