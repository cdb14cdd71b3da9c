import { useState } from 'react';
import { Eye } from 'lucide-react';
import * as endpoints from '@karavan/shared-api/client/events';
import type { EditedEvent } from '@karavan/shared-api/contract/events';
import {
  EVENT_PLACE_LENGTH,
  ITEM_DESCRIPTION_LENGTH,
  ITEM_NAME_LENGTH,
} from '@karavan/shared-api/contract/limits';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { Dialog } from '@karavan/shared-ui/dialog';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { TextArea } from '@karavan/shared-ui/text-area';
import { TextField } from '@karavan/shared-ui/text-field';
import { eventPath, eventsPath } from '../../../shared/events-paths.ts';
import { CategoryField } from '../shared/category-field.tsx';
import { refreshItems } from '../shared/refresh-items.ts';
import { useT } from '../translation.ts';
import {
  BLANK_EVENT,
  eventInputOf,
  eventOnTopOf,
  eventSchema,
  eventValuesOf,
  lowestPrice,
  type EventValues,
} from './event-values.ts';
import { ExtrasField } from './extras-field.tsx';
import { Actions, Form, MainActions, More, Part, Times } from './form-parts.tsx';
import { ItemPreview } from './item-preview.tsx';
import { Overtaken } from './overtaken.tsx';
import { MoreParts } from './more-parts.tsx';
import { PhotosField, type UploadsState } from './photos-field.tsx';
import { SaleTimes } from './sale-times.tsx';
import { SectionsField } from './sections-field.tsx';
import { useWantedState } from './use-wanted-state.ts';

interface EventFormProps {
  readonly organizationId: number;
  readonly currency: string;
  /** What a new event begins with. */
  readonly category: number | null;
  /** Null for a new event. */
  readonly stored: EditedEvent | null;
  /** Begins anew with what somebody else has stored. */
  onTake?(): void;
}

/** Everything that staff tell of an event. */
export const EventForm = withFormTexts(Fields, <PageSkeleton />);

function Fields({ organizationId, currency, category: usual, stored, onTake }: EventFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const [initial] = useState(() =>
    stored ? eventValuesOf(stored) : { ...BLANK_EVENT, category: usual },
  );
  const [version, setVersion] = useState(stored?.version ?? 0);
  const [theirs, setTheirs] = useState<EditedEvent | null>(null);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [uploads, setUploads] = useState<UploadsState>('done');
  const params = { id: organizationId, item: stored?.id ?? 0 };
  const form = useForm({
    schema: eventSchema,
    words: (field, problem) =>
      field === 'images' && problem === 'required' ? t('photo_required') : undefined,
    initial,
    draft: `event:${organizationId}:${stored?.id ?? 'new'}`,
    isNew: stored === null,
    fit: (kept) => (stored ? eventOnTopOf(stored, kept) : kept),
    request: (values: EventValues) =>
      stored
        ? request(endpoints.updateEvent, { params, body: { ...eventInputOf(values), version } })
        : request(endpoints.createEvent, {
            params: { id: organizationId },
            body: eventInputOf(values),
          }),
    done: (event) => t(event.publish_at ? 'done_planned' : `done_${event.status}`),
    failed: (error) => (error.code === 'item_changed' ? null : undefined),
    onSuccess(event, _values, queries) {
      refreshItems(queries);
      void queries.invalidateQueries({ queryKey: endpointKey(endpoints.listEvents, 'list') });
      void queries.invalidateQueries({ queryKey: endpointKey(endpoints.getEventRun, 'one') });
      void queries.invalidateQueries({ queryKey: endpointKey(endpoints.getEditedEvent, 'one') });
      void navigate(eventPath(organizationId, event.id), { replace: true });
    },
    onError(error) {
      if (error.code !== 'item_changed') return;
      setTheirs((error.body as { readonly item: EditedEvent }).item);
      window.scrollTo({ top: 0 });
    },
  });
  const { values } = form;
  const images = form.control('images');
  const category = form.control('category');
  const isFixed = stored?.is_sold ?? false;

  /** Stores the form with the event in this state. */
  const [wanted, setWanted] = useWantedState(uploads, (status) => {
    form.control('status').onValueChange(status);
    if (status !== 'draft') form.control('publish_at').onValueChange(null);
    form.props.ref.current?.requestSubmit();
  });

  function keepMine(from: EditedEvent): void {
    const kept = eventOnTopOf(from, values);
    for (const name of ['images', 'videos', 'sections', 'extras'] as const) {
      form.control(name).onValueChange(kept[name] as never);
    }
    setVersion(from.version);
    setTheirs(null);
  }

  return (
    <Form {...form.props} aria-label={stored ? t('event_edit') : t('event_add')}>
      {form.restored && <RestoredDraft {...form.restored} />}
      {theirs && (
        <Overtaken
          onKeepMine={() => keepMine(theirs)}
          onTake={() => {
            form.startOver();
            onTake?.();
          }}
        />
      )}
      <Part>
        <PhotosField
          value={images.value}
          error={images.error}
          onValueChange={images.onValueChange}
          onUploadsChange={setUploads}
        />
        <TextField
          label={t('field_title')}
          placeholder={t('event_title_placeholder')}
          maxLength={ITEM_NAME_LENGTH}
          autoComplete="off"
          enterKeyHint="next"
          required
          {...form.text('title')}
        />
        <CategoryField
          value={category.value}
          error={category.error}
          onValueChange={category.onValueChange}
        />
      </Part>
      <Part aria-label={t('event_when')}>
        <h2>{t('event_when')}</h2>
        {isFixed && <p>{t('event_fixed')}</p>}
        <Times>
          <TextField
            label={t('event_starts')}
            type="datetime-local"
            readOnly={isFixed}
            required
            {...form.text('starts')}
          />
          <TextField
            label={t('event_ends')}
            type="datetime-local"
            readOnly={isFixed}
            required
            {...form.text('ends')}
          />
        </Times>
        <TextField
          label={t('event_place')}
          maxLength={EVENT_PLACE_LENGTH}
          readOnly={isFixed}
          required
          {...form.text('place')}
        />
      </Part>
      <Part aria-label={t('event_sections')}>
        <h2>{t('event_sections')}</h2>
        <SectionsField form={form} currency={currency} />
      </Part>
      <Part aria-label={t('event_sales')}>
        <h2>{t('event_sales')}</h2>
        <p>{t('event_sales_hint')}</p>
        <SaleTimes form={form} />
      </Part>
      <More open={(stored?.extras.length ?? 0) > 0}>
        <summary>{t('event_extras')}</summary>
        <Part aria-label={t('event_extras')}>
          <ExtrasField form={form} currency={currency} stored={stored?.extras ?? []} />
        </Part>
      </More>
      <Part aria-label={t('field_description')}>
        <TextArea
          label={t('field_description')}
          limit={ITEM_DESCRIPTION_LENGTH}
          {...form.text('description')}
        />
      </Part>
      <MoreParts
        videos={form.control('videos')}
        instagram={form.control('instagram_posts')}
        translations={form.control('translations')}
        translation={(index, field) => form.text(`translations.${index}.${field}`)}
        publishAt={values.status === 'published' ? null : form.control('publish_at')}
      />
      <Actions data-bottom-bar="line">
        <IconButton
          kind="filled"
          label={t('preview')}
          icon={<Eye size={22} />}
          onClick={() => setIsPreviewed(true)}
        />
        <Button kind="quiet" onClick={() => void navigate(eventsPath(organizationId))}>
          {t('event_leave')}
        </Button>
        <MainActions
          values={values}
          isStored={stored !== null}
          wasPublished={stored?.status === 'published'}
          isPending={form.isPending || wanted !== null}
          sendAs={setWanted}
        />
      </Actions>
      <Dialog open={isPreviewed} title={t('preview')} onClose={() => setIsPreviewed(false)}>
        <ItemPreview
          values={{ ...values, price: lowestPrice(values.sections), old_price: null, sizes: [] }}
          currency={currency}
          event={values}
        />
      </Dialog>
    </Form>
  );
}
