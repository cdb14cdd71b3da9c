import { useState } from 'react';
import styled from 'styled-components';
import { listHandOvers } from '@karavan/shared-api/client/delivery-cash';
import { useEndlessList } from '@karavan/shared-api/query';
import { useRealtimeEvent } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';
import { useLocation } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { SegmentedControl } from '@karavan/shared-ui/segmented-control';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { DeskCard } from './desk-card.tsx';

const OWN = { stream: 'unread' } as const;
const ONLY = ['open', 'all'] as const;

/** The cash that couriers hand over, to be confirmed or disputed. */
export function CashDesk({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const { key } = useLocation();
  const { realtime } = useShell();
  const [only, setOnly] = useState<(typeof ONLY)[number]>('open');
  const handOvers = useEndlessList(listHandOvers, {
    params: { id: organizationId },
    query: { only },
  });
  useRealtimeEvent(realtime, OWN, 'board.changed', ({ organization_id }) => {
    if (organization_id === organizationId) void handOvers.refresh();
  });
  return (
    <Parts>
      <SegmentedControl
        label={t('hand_overs')}
        segments={ONLY.map((value) => ({ value, label: t(`only_${value}`) }))}
        value={only}
        onChange={setOnly}
      />
      <EndlessView
        list={handOvers}
        keyOf={({ id }) => id}
        gap={12}
        label={t('hand_overs')}
        positionKey={`${key}desk-${only}`}
        empty={<EmptyState scene="delivery" title={t('desk_empty')} />}
      >
        {(handOver) => <DeskCard organizationId={organizationId} handOver={handOver} />}
      </EndlessView>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space[3]};
`;
