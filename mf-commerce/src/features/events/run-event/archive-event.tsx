import { useState } from 'react';
import { Archive, Store } from 'lucide-react';
import { getEditedEvent, updateEvent } from '@karavan/shared-api/client/events';
import type { EditedEvent, EventInput } from '@karavan/shared-api/contract/events';
import { request, useApi, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { refreshEvents } from '../shared/refresh-events.ts';
import { useT } from '../translation.ts';

interface ArchiveEventProps {
  readonly organizationId: number;
  readonly itemId: number;
  readonly isArchived: boolean;
}

type State = Pick<EditedEvent, 'status' | 'publish_at'>;

interface Change {
  /** As it is stored. */
  readonly event: EditedEvent;
  readonly state: State;
}

const ARCHIVED: State = { status: 'archived', publish_at: null };
const ON_SALE: State = { status: 'published', publish_at: null };

/** Takes an event off sale without cancelling it, which can be undone, or puts it back. Tickets stay as they are. */
export function ArchiveEvent({ organizationId, itemId, isArchived }: ArchiveEventProps) {
  const t = useT();
  const api = useApi();
  const { toasts } = useShell();
  const [isReading, setIsReading] = useState(false);
  const params = { id: organizationId, item: itemId };
  const store = (change: Change) => request(updateEvent, { params, body: inputOf(change) });
  const publish = useWrite(store, {
    done: (_event, { state }) => t(state.status === 'published' ? 'on_sale_again' : 'restored'),
    onSuccess: (_event, _change, queries) => refreshEvents(queries),
  });
  const archive = useWrite(store, {
    onSuccess(event, { event: before }, queries) {
      refreshEvents(queries);
      const state = { status: before.status, publish_at: before.publish_at };
      const run = () => void publish.send({ event, state });
      const action = { label: t('undo'), run };
      toasts.show({ kind: 'success', text: t('archived_done'), action });
    },
  });

  async function press(): Promise<void> {
    setIsReading(true);
    const answer = await api.call(getEditedEvent, { params });
    setIsReading(false);
    if (!answer.ok) return toasts.show({ kind: 'error', text: answer.error.message });
    const { send } = isArchived ? publish : archive;
    await send({ event: answer.data, state: isArchived ? ON_SALE : ARCHIVED });
  }

  return (
    <Button
      kind="secondary"
      size="small"
      icon={isArchived ? <Store size={20} /> : <Archive size={20} />}
      loading={isReading || archive.isPending || publish.isPending}
      onClick={() => void press()}
    >
      {t(isArchived ? 'publish' : 'archive')}
    </Button>
  );
}

/** An event that stays as it is in all but its state; what is not sent is kept. */
function inputOf({ event, state }: Change): EventInput & Pick<EditedEvent, 'version'> {
  const { version, title, description, translations, category, images, videos } = event;
  const { starts, ends, place, sales_from, sales_until, sections } = event;
  return {
    version,
    title,
    description,
    translations,
    category: category.id,
    images: images.map(({ file_id, alt }) => ({ file_id, alt })),
    videos: videos.map(({ id }) => ({ id })),
    starts,
    ends,
    place,
    sales_from,
    sales_until,
    sections: sections.map(({ taken: _taken, ...section }) => section),
    ...state,
  };
}
