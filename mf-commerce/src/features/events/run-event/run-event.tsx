import { getEventRun } from '@karavan/shared-api/client/events';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { eventsPath } from '../../../shared/events-paths.ts';
import { Managed } from '../../../shared/managed.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { useT, withEventTexts } from '../translation.ts';
import { EventBoard } from './lazy-event-board.ts';

interface RunEventProps {
  readonly organizationId: number;
  readonly itemId: number;
}

/** How often the figures of a door, or of refunds, are read anew. */
const REFRESH_MS = 15_000;

/** One event as its staff run it: figures, changes, door and guests. */
export const RunEvent = withEventTexts(Run, pageSkeleton);

function Run({ organizationId, itemId }: RunEventProps) {
  const t = useT();
  return (
    <Managed
      organizationId={organizationId}
      section="events"
      title={t('event')}
      backTo={eventsPath(organizationId)}
    >
      {({ id, permissions }) => (
        <Loaded id={id} itemId={itemId} canScan={permissions.includes('can_scan')} />
      )}
    </Managed>
  );
}

interface LoadedProps {
  readonly id: number;
  readonly itemId: number;
  readonly canScan: boolean;
}

function Loaded({ id, itemId, canScan }: LoadedProps) {
  const event = useEndpoint(
    getEventRun,
    { params: { id, item: itemId } },
    { refetchInterval: REFRESH_MS },
  );
  return (
    <AsyncView query={event} skeleton={pageSkeleton}>
      {(run) => <EventBoard organizationId={id} run={run} canScan={canScan} />}
    </AsyncView>
  );
}
