import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import type { WorkView } from '@karavan/shared-api/contract/receipt-path';
import type { ListedOrder } from '@karavan/shared-api/contract/statistics';
import type { EndlessList } from '@karavan/shared-api/query';
import { MoreButton } from '@karavan/shared-ui/more-button';
import { Loading, SkeletonText } from '@karavan/shared-ui/skeleton';
import { LoadFailure } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { OrderCard, type Selecting } from './order-card.tsx';

interface OrderCardsProps {
  readonly list: EndlessList<ListedOrder>;
  readonly organizationId: number;
  readonly timeZone: string;
  readonly kind: OrderKind;
  readonly view: WorkView;
  /** Shown when there are none. */
  readonly empty: ReactNode;
  selectingOf?(order: ListedOrder): Selecting | null;
}

/** A list of orders as it loads, page by page. */
export function OrderCards({
  list,
  organizationId,
  timeZone,
  kind,
  view,
  empty,
  selectingOf,
}: OrderCardsProps) {
  const t = useT();
  return (
    <>
      {list.status === 'loading' && (
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      )}
      {list.status === 'error' && <LoadFailure error={list.error} retry={list.retry} />}
      {list.status === 'ready' && list.items.length === 0 && empty}
      {list.items.length > 0 && (
        <>
          <List aria-label={t('orders')}>
            {list.items.map((order) => (
              <OrderCard
                key={order.id}
                order={order}
                kind={kind}
                view={view}
                organizationId={organizationId}
                timeZone={timeZone}
                selecting={selectingOf?.(order) ?? null}
              />
            ))}
          </List>
          <MoreButton list={list} />
        </>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;
