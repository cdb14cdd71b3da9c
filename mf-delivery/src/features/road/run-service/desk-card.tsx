import { useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getDeliveryBoard } from '@karavan/shared-api/client/delivery-board';
import { confirmHandOver, listHandOvers } from '@karavan/shared-api/client/delivery-cash';
import type { CashHandOver } from '@karavan/shared-api/contract/delivery-cash';
import { endpointKey, useWrite } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { space } from '@karavan/shared-ui/tokens';
import { HandOverLine } from '../shared/hand-over-line.tsx';
import { useT } from '../translation.ts';

const DisputeForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "dispute-form" */ './dispute-form.tsx')).DisputeForm,
  <SkeletonCard />,
  atOnce,
);

const refresh = (_input: unknown, queries: QueryClient) => {
  void queries.invalidateQueries({ queryKey: endpointKey(listHandOvers, 'list') });
  void queries.invalidateQueries({ queryKey: endpointKey(getDeliveryBoard, 'one') });
};

interface DeskCardProps {
  readonly organizationId: number;
  readonly handOver: CashHandOver;
}

/** Cash of one courier: the staff say that they have it, or that they counted another sum. */
export function DeskCard({ organizationId, handOver }: DeskCardProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [isDisputing, setDisputing] = useState(false);
  const { id, courier, status, declared } = handOver;
  const write = useWrite(confirmHandOver, { done: t('confirmed'), onSettled: refresh });
  const isOpen = status === 'declared' || status === 'disputed';
  return (
    <Panel as="article" aria-label={courier.full_name}>
      <HandOverLine handOver={handOver} title={courier.full_name} />
      {isOpen && !isDisputing && (
        <Actions>
          <Button
            size="small"
            loading={write.isPending}
            onClick={() => void write.send({ params: { id: organizationId, hand_over: id } })}
          >
            {t('confirm', { sum: formatMoney(declared, locale) })}
          </Button>
          {status === 'declared' && (
            <Button kind="secondary" size="small" onClick={() => setDisputing(true)}>
              {t('dispute')}
            </Button>
          )}
        </Actions>
      )}
      {status === 'declared' && isDisputing && (
        <DisputeForm
          organizationId={organizationId}
          handOver={handOver}
          onEnd={() => setDisputing(false)}
        />
      )}
    </Panel>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
