import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getDelivery } from '@karavan/shared-api/client/delivery';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Banner } from '@karavan/shared-ui/banner';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { PageSkeleton, SkeletonText } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { radius, space, type } from '@karavan/shared-ui/tokens';
import { Column } from '@karavan/shared-ui/column';
import { DeliveryState } from '../../shared/delivery-state.tsx';
import { Panel } from '@karavan/shared-ui/product/panel';
import { useT } from '../../shared/translation.ts';
import { DeliveryDetails } from './delivery-details.tsx';

/** Only needed at the door, so it loads later and the address appears sooner. */
const AtTheDoor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "at-the-door" */ './at-the-door.tsx')).AtTheDoor,
}));

interface CarryDeliveryProps {
  readonly transactionId: number;
  /** Shown when the courier has not taken the delivery. */
  readonly notTaken: ReactNode;
  /** What is to be carried, below the addresses. */
  readonly goods?: (delivery: CourierDelivery) => ReactNode;
}

/** A delivery that the courier has taken, until it is finished and afterwards. */
export function CarryDelivery({ transactionId, notTaken, goods }: CarryDeliveryProps) {
  const t = useT();
  const { header } = useShell();
  const delivery = useEndpoint(getDelivery, { params: { id: transactionId } });
  const title = t('order', { id: transactionId });
  useEffect(() => header.set({ title, backTo: '/delivery/history' }), [header, title]);
  const { data } = delivery;
  return (
    <Column>
      <Line>
        <Title data-title>{title}</Title>
        {data && <DeliveryState status={data.status} />}
      </Line>
      <AsyncView
        query={delivery}
        skeleton={<PageSkeleton />}
        failure={{
          forbidden: (
            <EmptyState scene="closed" title={t('not_courier')} text={t('not_courier_text')} />
          ),
          gone: notTaken,
        }}
      >
        {(own) => <OwnDelivery delivery={own} goods={goods} />}
      </AsyncView>
    </Column>
  );
}

interface OwnDeliveryProps {
  readonly delivery: CourierDelivery;
  readonly goods: CarryDeliveryProps['goods'];
}

function OwnDelivery({ delivery, goods }: OwnDeliveryProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { status, reason, cash_owed } = delivery;
  return (
    <>
      {status === 'delivery_status_rejected_by_delivery_service' && (
        <Notice>
          <Banner tone="warning">
            {/* Couriers give a reason, and nobody else does. */}
            {reason === null ? t('was_taken_back') : t('was_rejected', { reason })}
          </Banner>
        </Notice>
      )}
      {Number(cash_owed.amount) > 0 && (
        <Notice>
          <Banner tone="warning">
            {t('to_hand_over', { sum: formatMoney(cash_owed, locale) })}
          </Banner>
        </Notice>
      )}
      <DeliveryDetails delivery={delivery} />
      {goods?.(delivery)}
      {status === 'delivery_status_taken_for_delivery' && (
        <Panel>
          <Suspense fallback={<SkeletonText lines={4} />}>
            <AtTheDoor delivery={delivery} />
          </Suspense>
        </Panel>
      )}
    </>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Title = styled.h1`
  font: ${type.title2};
`;

const Notice = styled.div`
  overflow: hidden;
  border-radius: ${radius.medium};
`;
