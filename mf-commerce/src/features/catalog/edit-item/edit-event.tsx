import { useState } from 'react';
import { getEditedEvent } from '@karavan/shared-api/client/events';
import { getItemDefaults } from '@karavan/shared-api/client/item-editing';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { eventPath, eventsPath } from '../../../shared/events-paths.ts';
import { Managed } from '../../../shared/managed.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { useT, withCatalogTexts } from '../translation.ts';
import { EventForm } from './lazy-event-form.ts';

/** A new event, from its photo to the sale of its tickets. */
export const CreateEvent = withCatalogTexts(Create, pageSkeleton);

/** An event of an organization, for whoever changes it. */
export const EditEvent = withCatalogTexts(Edit, pageSkeleton);

function Create({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  return (
    <Managed
      organizationId={organizationId}
      section="events"
      title={t('event_add')}
      backTo={eventsPath(organizationId)}
    >
      {({ id }) => <Blank id={id} />}
    </Managed>
  );
}

function Blank({ id }: { readonly id: number }) {
  const defaults = useEndpoint(getItemDefaults, { params: { id } });
  return (
    <AsyncView query={defaults} skeleton={pageSkeleton}>
      {({ currency }) => (
        <EventForm organizationId={id} currency={currency} category={null} stored={null} />
      )}
    </AsyncView>
  );
}

interface EditEventProps {
  readonly organizationId: number;
  readonly itemId: number;
}

function Edit({ organizationId, itemId }: EditEventProps) {
  const t = useT();
  return (
    <Managed
      organizationId={organizationId}
      section="events"
      title={t('event_edit')}
      backTo={eventPath(organizationId, itemId)}
    >
      {({ id }) => <Loaded id={id} itemId={itemId} />}
    </Managed>
  );
}

function Loaded({ id, itemId }: { readonly id: number; readonly itemId: number }) {
  const event = useEndpoint(
    getEditedEvent,
    { params: { id, item: itemId } },
    // What an editor begins with is as it is now; it must not change under their fingers.
    { staleTime: 0 },
  );
  const [round, setRound] = useState(0);
  const take = () => void event.refetch().then(() => setRound(round + 1));
  return (
    <AsyncView query={event} skeleton={pageSkeleton}>
      {(stored) => (
        <EventForm
          key={round}
          organizationId={id}
          currency={stored.currency}
          category={null}
          stored={stored}
          onTake={take}
        />
      )}
    </AsyncView>
  );
}
