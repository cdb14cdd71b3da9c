import { useState, type ReactNode } from 'react';
import { Eye } from 'lucide-react';
import styled from 'styled-components';
import { useAtomValue } from 'jotai';
import * as endpoints from '@karavan/shared-api/client/item-editing';
import type { EditedItem, ItemStatus } from '@karavan/shared-api/contract/item-editing';
import { ITEM_DESCRIPTION_LENGTH, ITEM_NAME_LENGTH } from '@karavan/shared-api/contract/limits';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { useNavigate } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Checkbox } from '@karavan/shared-ui/checkbox';
import { Dialog } from '@karavan/shared-ui/dialog';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { PriceField } from '@karavan/shared-ui/price-field';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { TextArea } from '@karavan/shared-ui/text-area';
import { TextField } from '@karavan/shared-ui/text-field';
import { media, size, space } from '@karavan/shared-ui/tokens';
import { useIsWide } from '@karavan/shared-ui/use-is-wide';
import { CategoryField } from '../shared/category-field.tsx';
import { itemsPath } from '../shared/items-paths.ts';
import { refreshItems } from '../shared/refresh-items.ts';
import { useT } from '../translation.ts';
import { Actions, Form, MainActions, Part, Prices } from './form-parts.tsx';
import { ItemConflict } from './item-conflict.tsx';
import { ItemPreview } from './item-preview.tsx';
import { BLANK, inputOf, itemSchema, onTopOf, valuesOf, type ItemValues } from './item-values.ts';
import { MoreParts } from './more-parts.tsx';
import { PhotosField, type UploadsState } from './photos-field.tsx';
import { SavedTogether, SavedTogetherContext } from './saved-together.ts';
import { SizesField } from './sizes-field.tsx';
import { useWantedState } from './use-wanted-state.ts';

interface ItemFormProps {
  readonly organizationId: number;
  readonly currency: string;
  /** What a new product begins with. */
  readonly category: number | null;
  /** Null for a new product. */
  readonly stored: EditedItem | null;
  /** What can be done to it as a whole. */
  readonly menu?: ReactNode;
  /** What is stored beside it, by the same press. */
  readonly parts?: ReactNode;
  /** Begins anew with what somebody else has stored. */
  onTake?(): void;
}

const NAMES = Object.keys(BLANK) as (keyof ItemValues)[];

/** Everything that staff tell of a product: what sells it first, the rest below. */
export const ItemForm = withFormTexts(Fields, <PageSkeleton />);

function Fields({
  organizationId,
  currency,
  category: usual,
  stored,
  menu,
  parts,
  onTake,
}: ItemFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const locale = useAtomValue(localeAtom);
  const isWide = useIsWide();
  const [initial] = useState(() => (stored ? valuesOf(stored) : { ...BLANK, category: usual }));
  const [version, setVersion] = useState(stored?.version ?? 0);
  const [theirs, setTheirs] = useState<EditedItem | null>(null);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [uploads, setUploads] = useState<UploadsState>('done');
  const [isReducing, setReducing] = useState(stored?.old_price != null);
  const [together] = useState(() => new SavedTogether());
  const [isSavingParts, setIsSavingParts] = useState(false);
  const params = { id: organizationId, item: stored?.id ?? 0 };
  const form = useForm({
    schema: itemSchema,
    words: (field, problem) => {
      if (field === 'images' && problem === 'required') return t('photo_required');
      return field === 'old_price' && problem === 'too_small' ? t('old_price_small') : undefined;
    },
    initial,
    draft: `item:${organizationId}:${stored?.id ?? 'new'}`,
    isNew: stored === null,
    fit: (kept) => (stored ? onTopOf(stored, kept) : kept),
    request: (values) =>
      stored
        ? request(endpoints.updateItem, { params, body: { ...inputOf(values), version } })
        : request(endpoints.createItem, {
            params: { id: organizationId },
            body: inputOf(values),
          }),
    done: (item) => t(item.publish_at ? 'done_planned' : `done_${item.status}`),
    failed: (error) => (error.code === 'item_changed' ? null : undefined),
    onSuccess(item, _values, queries) {
      refreshItems(queries);
      const of = { params: { id: organizationId, item: item.id } };
      queries.setQueryData(endpointKey(endpoints.getEditedItem, 'one', of), item);
      void navigate(itemsPath(organizationId), { replace: true });
    },
    onError(error) {
      if (error.code !== 'item_changed') return;
      setTheirs((error.body as { readonly item: EditedItem }).item);
      window.scrollTo({ top: 0 });
    },
  });
  const { values } = form;
  const images = form.control('images');
  const category = form.control('category');
  const price = form.control('price');
  const oldPrice = form.control('old_price');
  const hasOldPrice = isReducing || oldPrice.value !== null;
  const preview = <ItemPreview values={values} currency={currency} />;

  /**
   * Stores the form with the product in this state, and before it what is stored beside it: the product is the last,
   * since its success leaves the page. Nothing is sent while something is wrong with its fields.
   */
  async function sendAs(status: ItemStatus): Promise<void> {
    form.control('status').onValueChange(status);
    if (status !== 'draft') form.control('publish_at').onValueChange(null);
    setIsSavingParts(true);
    const areStored = (await form.check(NAMES)) && (await together.save());
    setIsSavingParts(false);
    if (areStored) form.props.ref.current?.requestSubmit();
  }
  const [wanted, setWanted] = useWantedState(uploads, (status) => void sendAs(status));

  function keepMine(from: EditedItem): void {
    const kept = onTopOf(from, values);
    for (const name of ['images', 'videos', 'sizes'] as const) {
      form.control(name).onValueChange(kept[name] as never);
    }
    setVersion(from.version);
    setTheirs(null);
  }

  return (
    <Columns>
      <Form {...form.props} aria-label={stored ? t('edit') : t('add')}>
        {form.restored && <RestoredDraft {...form.restored} />}
        {theirs && (
          <ItemConflict
            theirs={theirs}
            values={values}
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
            placeholder={t('title_placeholder')}
            maxLength={ITEM_NAME_LENGTH}
            autoComplete="off"
            enterKeyHint="next"
            required
            {...form.text('title')}
          />
          <Prices>
            <PriceField
              label={t('field_price')}
              currency={currency}
              locale={locale}
              value={price.value ?? ''}
              error={price.error}
              onValueChange={(value) => price.onValueChange(value === '' ? null : value)}
            />
            {hasOldPrice && (
              <PriceField
                label={t('field_old_price')}
                currency={currency}
                locale={locale}
                value={oldPrice.value ?? ''}
                error={oldPrice.error}
                onValueChange={(value) => {
                  // It stays while it is being retyped.
                  setReducing(true);
                  oldPrice.onValueChange(value === '' ? null : value);
                }}
              />
            )}
          </Prices>
          <Checkbox
            checked={hasOldPrice}
            onChange={() => {
              if (hasOldPrice) oldPrice.onValueChange(null);
              setReducing(!hasOldPrice);
            }}
          >
            {t('has_old_price')}
          </Checkbox>
          <CategoryField
            value={category.value}
            error={category.error}
            onValueChange={category.onValueChange}
          />
        </Part>
        <Part aria-label={t('part_stock')}>
          <h2>{t('part_stock')}</h2>
          <SizesField form={form} />
        </Part>
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
        <SavedTogetherContext value={together}>{parts}</SavedTogetherContext>
        <Actions data-bottom-bar="line">
          {!isWide && (
            <IconButton
              kind="filled"
              label={t('preview')}
              icon={<Eye size={22} />}
              onClick={() => setIsPreviewed(true)}
            />
          )}
          {menu}
          <MainActions
            values={values}
            isStored={stored !== null}
            wasPublished={stored?.status === 'published'}
            isPending={form.isPending || isSavingParts || wanted !== null}
            sendAs={setWanted}
          />
        </Actions>
      </Form>
      {isWide && <Aside>{preview}</Aside>}
      <Dialog open={isPreviewed} title={t('preview')} onClose={() => setIsPreviewed(false)}>
        {preview}
      </Dialog>
    </Columns>
  );
}

const Columns = styled.div`
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 640px) minmax(240px, 320px);
    gap: ${space[6]};
    align-items: start;
  }
`;

const Aside = styled.aside`
  position: sticky;
  top: calc(${size.header} + ${space[4]});
`;
