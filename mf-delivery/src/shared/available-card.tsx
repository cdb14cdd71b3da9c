import { useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import {
  acceptDelivery,
  countAvailableDeliveries,
  getAvailableDelivery,
  listAvailableDeliveries,
  listDeliveryHistory,
} from '@karavan/shared-api/client/delivery';
import type { AvailableDelivery } from '@karavan/shared-api/contract/delivery';
import { endpointKey, useWrite } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { Panel } from '@karavan/shared-ui/product/panel';
import { RouteSteps } from './route-steps.tsx';
import { useT } from './translation.ts';

interface AvailableCardProps {
  readonly delivery: AvailableDelivery;
  onTaken(transactionId: number): void;
}

/** A waiting delivery: its fee, how much there is to carry, the cash to collect, pick-up address and destination district. */
export function AvailableCard({ delivery, onTaken }: AvailableCardProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [now] = useState(Date.now);
  const { id, transaction_id, organization, district, fee, who_pays, created_at } = delivery;
  const { item_count, cash_due } = delivery;
  const take = useTake(() => onTaken(transaction_id));
  return (
    <Card as="article" aria-label={t('order', { id: transaction_id })}>
      <Top>
        <Fee>{formatMoney(fee, locale)}</Fee>
        <Muted>
          <RelativeTime date={created_at} locale={locale} now={now} />
        </Muted>
      </Top>
      <Muted>
        {t('items', { count: item_count })} · {t(`pays_${who_pays}`)}
      </Muted>
      {Number(cash_due.amount) > 0 ? (
        <Cash>
          <span>{t('cash_due')}</span>
          <b>{formatMoney(cash_due, locale)}</b>
        </Cash>
      ) : (
        <Muted>{t('paid_online')}</Muted>
      )}
      <RouteSteps from={`${organization.title}, ${organization.address}`} to={district} />
      <Button wide loading={take.isPending} onClick={() => void take.send({ params: { id } })}>
        {t('take')}
      </Button>
    </Card>
  );
}

/** If several couriers try, exactly one gets it; the others see a message. */
function useTake(onTaken: () => void) {
  const t = useT();
  const refresh = (queries: QueryClient) => {
    for (const queryKey of [
      endpointKey(listAvailableDeliveries, 'one'),
      endpointKey(countAvailableDeliveries, 'one'),
      endpointKey(getAvailableDelivery, 'one'),
      endpointKey(listDeliveryHistory, 'list'),
    ]) {
      void queries.invalidateQueries({ queryKey });
    }
  };
  return useWrite(acceptDelivery, {
    done: t('taken'),
    failed: ({ status }) => t(status === 409 || status === 404 ? 'gone' : 'not_taken'),
    onSuccess: onTaken,
    onSettled: (_input, queries) => refresh(queries),
  });
}

const Card = styled(Panel)`
  height: 100%;
  grid-template-rows: auto auto auto 1fr auto;
`;

const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Fee = styled.p`
  font: ${type.priceM};
  font-variant-numeric: tabular-nums;
`;

const Cash = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};

  b {
    font: ${type.priceS};
    font-variant-numeric: tabular-nums;
  }
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
