import { useState } from 'react';
import styled from 'styled-components';
import type { EventRun } from '@karavan/shared-api/contract/events';
import { Tabs } from '@karavan/shared-ui/tabs';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { DoorList } from './door-list.tsx';
import { EventChanges } from './event-changes.tsx';
import { EventHead } from './event-head.tsx';
import { OfflineDoor } from './offline-door/lazy-offline-door.ts';
import { SectionFigures } from './section-figures.tsx';

interface EventBoardProps {
  readonly organizationId: number;
  readonly run: EventRun;
  readonly canScan: boolean;
}

/** The page of one event: what it is, what has become of its places, and who comes. */
export function EventBoard({ organizationId, run, canScan }: EventBoardProps) {
  const t = useT();
  const [view, setView] = useState<'ticket' | 'guest' | 'offline' | 'changes'>('ticket');
  const [now] = useState(Date.now);
  const isOpen = run.status === 'scheduled' && Date.parse(run.ends_at) > now;
  const door = { organizationId, run, canAdmit: canScan && isOpen, isOpen };
  return (
    <Root>
      <EventHead organizationId={organizationId} run={run} isOpen={isOpen} />
      <SectionFigures run={run} />
      <Tabs
        label={t('views')}
        tabs={[
          { id: 'ticket', label: t('door') },
          { id: 'guest', label: t('guests') },
          ...(door.canAdmit ? [{ id: 'offline' as const, label: t('offline_tab') }] : []),
          { id: 'changes', label: t('changes') },
        ]}
        value={view}
        onChange={setView}
      >
        {view === 'changes' && <EventChanges run={run} />}
        {view === 'offline' && <OfflineDoor organizationId={organizationId} run={run} />}
        {(view === 'ticket' || view === 'guest') && <DoorList key={view} kind={view} {...door} />}
      </Tabs>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
