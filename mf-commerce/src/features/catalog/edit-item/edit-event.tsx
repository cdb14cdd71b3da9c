import { getEditedEvent } from '@karavan/shared-api/client/events';
import { eventPath, eventsPath } from '../../../shared/events-paths.ts';
import { Managed } from '../../../shared/managed.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { useT, withCatalogTexts } from '../translation.ts';
import { Begun, BegunNew } from './begun.tsx';
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
      {({ id }) => (
        <BegunNew organizationId={id}>
          {({ currency }) => (
            <EventForm organizationId={id} currency={currency} category={null} stored={null} />
          )}
        </BegunNew>
      )}
    </Managed>
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
      {({ id }) => (
        <Begun endpoint={getEditedEvent} input={{ params: { id, item: itemId } }}>
          {(stored, take) => (
            <EventForm
              organizationId={id}
              currency={stored.currency}
              category={null}
              stored={stored}
              onTake={take}
            />
          )}
        </Begun>
      )}
    </Managed>
  );
}
