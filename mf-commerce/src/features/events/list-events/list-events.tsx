import { Managed } from '../../../shared/managed.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { withEventTexts } from '../translation.ts';
import { EventList } from './event-list.tsx';

interface ListEventsProps {
  readonly organizationId: number;
}

/** The events that an organization runs: to come, past, cancelled, and drafts. */
export const ListEvents = withEventTexts(
  ({ organizationId }: ListEventsProps) => (
    <Managed organizationId={organizationId} section="events">
      {({ id, permissions }) => (
        <EventList
          organizationId={id}
          canManage={permissions.includes('can_manage_rentals_events')}
        />
      )}
    </Managed>
  ),
  pageSkeleton,
);
