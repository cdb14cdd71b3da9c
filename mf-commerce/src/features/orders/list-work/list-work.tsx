import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import { ORDER_LISTS } from '@karavan/shared-api/client/statistics';
import { OrderStage } from '@karavan/shared-api/contract/order-states';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { WORK_VIEW, workPath, type WorkView } from '@karavan/shared-api/contract/receipt-path';
import { endpointKey, useEndlessList } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Link, useSearchParams } from '@karavan/shared-api/router';
import { Column } from '@karavan/shared-ui/column';
import { EmptyState } from '@karavan/shared-ui/states';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { color, size, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { WorkRow } from './work-row.tsx';

interface ListWorkProps {
  /** The order that is open beside the list. */
  readonly order: Receipt;
}

/** The organization's orders of the list that an open one has been chosen from. */
export function ListWork({ order }: ListWorkProps) {
  const t = useT();
  const { kind, organization, transaction_id: openId } = order;
  const [search] = useSearchParams();
  const view = readView(search.get(WORK_VIEW));
  const orders = useEndlessList(ORDER_LISTS[kind], {
    params: { id: organization.id },
    query: view === 'all' ? {} : { stage: view },
  });
  useFreshWork(order);
  const label = t(view === 'collect' && kind === 'rent' ? 'work_hand_over' : `work_${view}`);
  return (
    <Column>
      <All to={`${workPath(kind)}?organization=${organization.id}&view=${view}`}>{label}</All>
      <EndlessView
        list={orders}
        label={label}
        keyOf={({ id }) => id}
        gap={12}
        // The list goes on beside whichever order is open.
        positionKey={`work ${organization.id} ${kind} ${view}`}
        empty={<EmptyState title={t('work_none')} text={t('work_none_text')} />}
      >
        {(listed) => (
          <WorkRow
            order={listed}
            kind={kind}
            view={view}
            timeZone={organization.time_zone}
            isOpen={listed.id === openId}
          />
        )}
      </EndlessView>
    </Column>
  );
}

/** Anything unknown means all. */
const readView = (text: string | null): WorkView =>
  OrderStage.options.find((stage) => stage === text) ?? 'all';

/** Fetches the list again when something has become of an order: of the open one, or of another. */
function useFreshWork({ kind, status, staff_actions }: Receipt): void {
  const { events } = useShell();
  const queries = useQueryClient();
  const state = [status, ...staff_actions].join(' ');
  const known = useRef(state);
  useEffect(() => {
    const refresh = () =>
      void queries.invalidateQueries({ queryKey: endpointKey(ORDER_LISTS[kind], 'list') });
    if (known.current !== state) refresh();
    known.current = state;
    return events.on('notifications.changed', refresh);
  }, [events, queries, kind, state]);
}

const All = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${size.touch};
  color: ${color.accentStrong};
  font: ${type.labelSmall};
`;
