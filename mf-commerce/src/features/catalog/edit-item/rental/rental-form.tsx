import { useState } from 'react';
import { Eye } from 'lucide-react';
import * as endpoints from '@karavan/shared-api/client/rental-offers';
import { ITEM_DESCRIPTION_LENGTH, ITEM_NAME_LENGTH } from '@karavan/shared-api/contract/limits';
import type { RentalOffer } from '@karavan/shared-api/contract/rental-offers';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { request, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { Dialog } from '@karavan/shared-ui/dialog';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { TextArea } from '@karavan/shared-ui/text-area';
import { TextField } from '@karavan/shared-ui/text-field';
import { BookedDates } from '../../../../shared/booked-dates.tsx';
import { refreshRental } from '../../../../shared/refresh-rental.ts';
import { rentalCalendarPath } from '../../../../shared/rentals-paths.ts';
import { CategoryField } from '../../shared/category-field.tsx';
import { refreshItems } from '../../shared/refresh-items.ts';
import { useT as useCatalogT } from '../../translation.ts';
import { Actions, Form, MainActions, Part } from '../form-parts.tsx';
import { withoutGone } from '../item-values.ts';
import { ItemPreview } from '../item-preview.tsx';
import { Overtaken } from '../overtaken.tsx';
import { MoreParts } from '../more-parts.tsx';
import { PhotosField, type UploadsState } from '../photos-field.tsx';
import {
  BLANK_RENTAL,
  rentalInputOf,
  rentalSchema,
  rentalValuesOf,
  type RentalValues,
} from './rental-values.ts';
import { PricePart, PromisesPart, RulesPart, TimePart } from './terms-parts.tsx';
import { useT } from './translation.ts';
import { useWantedState } from '../use-wanted-state.ts';

interface RentalFormProps {
  readonly organizationId: number;
  readonly currency: string;
  /** Null for something new. */
  readonly stored: RentalOffer | null;
  /** Begins anew with what somebody else has stored. */
  onTake?(): void;
}

/** Everything that staff tell of something that they let: what it is first, then on which terms. */
export const RentalForm = withFormTexts(Fields, <PageSkeleton />);

function Fields({ organizationId, currency, stored, onTake }: RentalFormProps) {
  const t = useT();
  const catalog = useCatalogT();
  const { toasts } = useShell();
  const navigate = useNavigate();
  const [initial] = useState(() => (stored ? rentalValuesOf(stored) : BLANK_RENTAL));
  const [version, setVersion] = useState(stored?.version ?? 0);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [theirs, setTheirs] = useState<RentalOffer | null>(null);
  const [uploads, setUploads] = useState<UploadsState>('done');
  const params = { id: organizationId, item: stored?.id ?? 0 };
  /** Lets again what has just been taken off, as it is stored by then. */
  const restore = useWrite(
    (rental: RentalOffer) => {
      const { version: taken } = rental;
      const body = { ...rentalInputOf(rentalValuesOf(rental)), status: 'published' as const };
      return request(endpoints.updateRentalOffer, { params, body: { ...body, version: taken } });
    },
    {
      done: t('done_published'),
      onSuccess(_rental, _taken, queries) {
        refreshRental(queries);
        refreshItems(queries);
      },
    },
  );
  const form = useForm({
    schema: rentalSchema,
    words: (field, problem) =>
      field === 'images' && problem === 'required' ? catalog('photo_required') : undefined,
    initial,
    draft: `rental:${organizationId}:${stored?.id ?? 'new'}`,
    isNew: stored === null,
    fit: (kept) => (stored ? withoutGone(kept, stored) : kept),
    request: (values: RentalValues) =>
      stored
        ? request(endpoints.updateRentalOffer, {
            params,
            body: { ...rentalInputOf(values), version },
          })
        : request(endpoints.createRental, {
            params: { id: organizationId },
            body: rentalInputOf(values),
          }),
    done: (rental) =>
      rental.status === 'archived'
        ? undefined
        : t(rental.publish_at ? 'done_planned' : `done_${rental.status}`),
    failed: ({ code }) => (code === 'item_changed' || code === 'period_booked' ? null : undefined),
    onSuccess(rental, _values, queries) {
      refreshRental(queries);
      refreshItems(queries);
      void navigate(rentalCalendarPath(organizationId, rental.id), { replace: true });
      if (rental.status !== 'archived') return;
      const action = { label: catalog('undo'), run: () => void restore.send(rental) };
      const canUndo = stored?.status === 'published';
      toasts.show({ kind: 'success', text: t('done_archived'), ...(canUndo && { action }) });
    },
    onError(error) {
      if (error.code === 'item_changed') {
        setTheirs((error.body as { readonly item: RentalOffer }).item);
      }
      if (error.code === 'item_changed' || error.code === 'period_booked') {
        window.scrollTo({ top: 0 });
      }
    },
  });
  const { values } = form;
  const images = form.control('images');
  const videos = form.control('videos');
  const category = form.control('category');
  const wasPublished = stored?.status === 'published';

  /** Stores the form with the thing in this state. */
  const [wanted, setWanted] = useWantedState(uploads, (status) => {
    form.control('status').onValueChange(status);
    if (status !== 'draft') form.control('publish_at').onValueChange(null);
    form.props.ref.current?.requestSubmit();
  });

  function keepMine(from: RentalOffer): void {
    const kept = withoutGone(values, from);
    images.onValueChange(kept.images);
    videos.onValueChange(kept.videos);
    setVersion(from.version);
    setTheirs(null);
  }

  return (
    <>
      <Form {...form.props} aria-label={stored ? t('rental_edit') : t('rental_add')}>
        {form.restored && <RestoredDraft {...form.restored} />}
        {stored !== null && stored.live_bookings > 0 && (
          <Banner tone="info">{t('live_bookings', { number: stored.live_bookings })}</Banner>
        )}
        {theirs && (
          <Overtaken
            onKeepMine={() => keepMine(theirs)}
            onTake={() => {
              form.startOver();
              onTake?.();
            }}
          />
        )}
        {form.error?.code === 'period_booked' && <BookedDates error={form.error} />}
        <Part>
          <PhotosField
            value={images.value}
            error={images.error}
            onValueChange={images.onValueChange}
            onUploadsChange={setUploads}
          />
          <TextField
            label={catalog('field_title')}
            placeholder={t('title_placeholder')}
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
        <PricePart form={form} currency={currency} />
        <TimePart form={form} />
        <Part aria-label={catalog('field_description')}>
          <TextArea
            label={catalog('field_description')}
            limit={ITEM_DESCRIPTION_LENGTH}
            {...form.text('description')}
          />
        </Part>
        <RulesPart form={form} currency={currency} />
        <PromisesPart form={form} currency={currency} />
        <MoreParts
          videos={videos}
          instagram={form.control('instagram_posts')}
          translations={form.control('translations')}
          translation={(index, field) => form.text(`translations.${index}.${field}`)}
          publishAt={values.status === 'published' ? null : form.control('publish_at')}
        />
        <Actions data-bottom-bar="line">
          <IconButton
            kind="filled"
            label={catalog('preview')}
            icon={<Eye size={22} />}
            onClick={() => setIsPreviewed(true)}
          />
          {wasPublished && (
            <Button
              kind="quiet"
              disabled={form.isPending || wanted !== null}
              onClick={() => setWanted('archived')}
            >
              {t('take_off')}
            </Button>
          )}
          <MainActions
            values={values}
            isStored={stored !== null}
            wasPublished={wasPublished}
            isPending={form.isPending || wanted !== null}
            sendAs={setWanted}
          />
        </Actions>
      </Form>
      <Dialog open={isPreviewed} title={catalog('preview')} onClose={() => setIsPreviewed(false)}>
        <ItemPreview
          values={{ ...values, old_price: null, sizes: [] }}
          currency={currency}
          unit={values.unit}
          byNight={values.unit === 'day' && values.departs_at !== null}
        />
      </Dialog>
    </>
  );
}
