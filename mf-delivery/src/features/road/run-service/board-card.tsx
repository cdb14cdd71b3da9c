import { useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { assignDelivery, getDeliveryBoard } from '@karavan/shared-api/client/delivery-board';
import type { BoardCourier, BoardDelivery } from '@karavan/shared-api/contract/delivery-board';
import { endpointKey, request, useWrite } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Panel } from '@karavan/shared-ui/product/panel';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { SelectField } from '@karavan/shared-ui/select-field';
import { color, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

interface BoardCardProps {
  readonly organizationId: number;
  readonly delivery: BoardDelivery;
  readonly couriers: readonly BoardCourier[];
}

/** A delivery that is still to be brought; choosing somebody gives it to them. */
export function BoardCard({ organizationId, delivery, couriers }: BoardCardProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [now] = useState(Date.now);
  const { id, transaction_id, organization, district, is_late, courier } = delivery;
  const { fee, cash_due, created_at, taken_at, picked_up_at } = delivery;
  const nameOf = (courierId: number) =>
    couriers.find((one) => one.id === courierId)?.full_name ?? '';
  const assign = useWrite(
    (courierId: number) =>
      request(assignDelivery, {
        params: { id: organizationId, delivery: id },
        body: { courier_id: courierId, instead_of: courier?.id ?? null },
      }),
    {
      done: (_data, courierId) => t('assigned', { name: nameOf(courierId) }),
      failed: ({ status }) => (status === 409 || status === 404 ? t('not_assigned') : undefined),
      onSettled: (_courierId, queries) =>
        void queries.invalidateQueries({ queryKey: endpointKey(getDeliveryBoard, 'one') }),
    },
  );
  const onTheRoad = picked_up_at ? 'on_the_road' : 'at_shop';
  const working = couriers.filter(({ works_there }) => works_there);
  return (
    <Panel as="article" aria-label={t('order', { id: transaction_id })}>
      <Line>
        <Title>{t('order', { id: transaction_id })}</Title>
        <StatePill tone={is_late ? 'negative' : courier ? 'active' : 'pending'}>
          {t(is_late ? 'late' : courier ? onTheRoad : 'waits')}
        </StatePill>
      </Line>
      <span>{`${organization.title} → ${district}`}</span>
      <Line>
        <Muted>
          <RelativeTime date={taken_at ?? created_at} locale={locale} now={now} />
        </Muted>
        <Muted>
          {t('fee', { fee: formatMoney(fee, locale) })}
          {Number(cash_due.amount) > 0 &&
            `, ${t('cash_due', { sum: formatMoney(cash_due, locale) })}`}
        </Muted>
      </Line>
      <SelectField
        label={t('courier')}
        value={courier ? String(courier.id) : ''}
        disabled={assign.isPending}
        placeholder={t('nobody')}
        options={[
          ...working,
          ...(courier && working.every(({ id: one }) => one !== courier.id) ? [courier] : []),
        ].map((one) => ({ value: String(one.id), label: one.full_name }))}
        onChange={({ target }) => void assign.send(Number(target.value))}
      />
    </Panel>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
`;

const Title = styled.h3`
  font-weight: ${weight.medium};
`;

const Muted = styled.span`
  color: ${color.textMuted};
  font: ${type.second};
`;
