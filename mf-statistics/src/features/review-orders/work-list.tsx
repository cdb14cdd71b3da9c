import styled from 'styled-components';
import { ORDER_LISTS } from '@karavan/shared-api/client/statistics';
import type { OrderKind, OrderStage } from '@karavan/shared-api/contract/order-states';
import type { ListedOrder } from '@karavan/shared-api/contract/statistics';
import { useEndlessList } from '@karavan/shared-api/query';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { BatchBar } from './batch-bar.tsx';
import { OrderCards } from './order-cards.tsx';
import { togetherActionOf, useSelection } from './use-selection.ts';

interface WorkListProps {
  readonly organizationId: number;
  readonly timeZone: string;
  readonly kind: OrderKind;
  readonly stage: OrderStage;
}

/** The orders of one stage; what has waited the longest comes first. */
export function WorkList({ organizationId, timeZone, kind, stage }: WorkListProps) {
  const t = useT();
  const list = useEndlessList(ORDER_LISTS[kind], {
    params: { id: organizationId },
    query: { stage },
  });
  const selection = useSelection(organizationId);
  const selectable = list.items.filter((order) => togetherActionOf(order) !== undefined);
  // One alone has its own button; one that is left of a selection stays selected.
  const isOffered =
    selectable.length > 1 || selectable.some(({ id }) => selection.selected.has(id));
  const selectingOf = (order: ListedOrder) =>
    isOffered && selectable.includes(order)
      ? {
          isSelected: selection.selected.has(order.id),
          onToggle: () => selection.toggle(order.id),
        }
      : null;
  return (
    <Section>
      <BatchBar orders={isOffered ? selectable : []} selection={selection} />
      <OrderCards
        list={list}
        organizationId={organizationId}
        timeZone={timeZone}
        kind={kind}
        view={stage}
        selectingOf={selectingOf}
        empty={<EmptyState title={t('work_done')} text={t(`empty_${stage}`)} />}
      />
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
`;
