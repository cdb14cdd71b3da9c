import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/collections';
import type { EditedCollection } from '@karavan/shared-api/contract/collections';
import { COLLECTION_ITEMS_MAX } from '@karavan/shared-api/contract/limits';
import { useForm, useOvertaken, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { OvertakenNote } from '@karavan/shared-ui/overtaken-note';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SegmentedControl } from '@karavan/shared-ui/segmented-control';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { Switch } from '@karavan/shared-ui/switch';
import { space } from '@karavan/shared-ui/tokens';
import { collectionsPath } from '../shared/items-paths.ts';
import { PickedItems } from '../shared/picked-items.tsx';
import { PictureField } from '../shared/picture-field.tsx';
import { useT } from '../translation.ts';
import { collectionSchema, inputOf, NEW_RULE, valuesOf } from './collection-values.ts';
import { refreshShop } from './refresh-shop.ts';
import { RuleFields } from './rule-fields.tsx';
import { TitleFields } from './title-fields.tsx';

interface CollectionFormProps {
  readonly organizationId: number;
  readonly currency: string;
  /** Null for a new collection. */
  readonly stored: EditedCollection | null;
  /** Begins anew with what somebody else has stored. */
  onTake?(): void;
}

/** Everything that staff tell of a collection. */
export const CollectionForm = withFormTexts(Fields, <PageSkeleton />);

function Fields({ organizationId, currency, stored, onTake }: CollectionFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const { dialogs } = useShell();
  const [initial] = useState(() => valuesOf(stored));
  const [isRefused, setRefused] = useState(false);
  const { isOvertaken } = useOvertaken(inputOf(valuesOf(stored)));
  const params = { id: organizationId, collection: stored?.id ?? 0 };
  const leave = () => void navigate(collectionsPath(organizationId), { replace: true });
  const form = useForm({
    schema: collectionSchema,
    words: (field, problem) =>
      field === 'rule.category' && problem === 'required' ? t('rule_required') : undefined,
    initial,
    draft: `collection:${organizationId}:${stored?.id ?? 'new'}`,
    isNew: stored === null,
    // Whoever was told that somebody else was faster may save all the same.
    request: (values) =>
      stored
        ? request(endpoints.updateCollection, {
            params,
            body: { ...inputOf(values), version: stored.version },
          })
        : request(endpoints.createCollection, {
            params: { id: organizationId },
            body: inputOf(values),
          }),
    done: t('collection_done'),
    onSuccess(collection, _values, queries) {
      refreshShop(queries);
      const of = { params: { id: organizationId, collection: collection.id } };
      queries.setQueryData(endpointKey(endpoints.getEditedCollection, 'one', of), collection);
      leave();
    },
    onError({ code }, _values, queries) {
      if (code !== 'collection_changed') return;
      setRefused(true);
      void queries.invalidateQueries({
        queryKey: endpointKey(endpoints.getEditedCollection, 'one', { params }),
      });
    },
  });
  const remove = useWrite(() => request(endpoints.deleteCollection, { params }), {
    done: t('collection_deleted'),
    onSuccess(_answer, _intent, queries) {
      refreshShop(queries);
      leave();
    },
  });
  const { values } = form;
  const rule = form.control('rule');
  const items = form.control('items');
  const isPublished = form.control('is_published');
  const picture = form.control('picture');
  const image = form.control('image_id');

  async function askAndDelete(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('collection_delete_question'),
      text: t('collection_delete_text'),
      okLabel: t('delete'),
      danger: true,
    });
    if (isSure) await remove.send();
  }

  return (
    <Form {...form.props} aria-label={t(stored ? 'collection_edit' : 'collection_add')}>
      {form.restored && <RestoredDraft {...form.restored} />}
      {(isRefused || isOvertaken) && (
        <OvertakenNote
          text={t('collection_changed')}
          take={t('collection_take')}
          onTake={() => {
            form.startOver();
            onTake?.();
          }}
        />
      )}
      <Part>
        <TitleFields form={form} />
        <PictureField
          label={t('collection_picture')}
          hint={t('collection_picture_hint')}
          src={picture.value}
          error={image.error}
          onPictureChange={(chosen) => {
            picture.onValueChange(chosen?.src ?? null);
            image.onValueChange(chosen?.id ?? null);
          }}
        />
        <Switch
          checked={isPublished.value}
          onChange={() => isPublished.onValueChange(!isPublished.value)}
        >
          {t('collection_published')}
        </Switch>
      </Part>
      <Part>
        <SegmentedControl
          label={t('collection_way')}
          segments={[
            { value: 'chosen', label: t('collection_chosen') },
            { value: 'rule', label: t('collection_by_rule') },
          ]}
          value={values.rule ? 'rule' : 'chosen'}
          onChange={(way) => {
            rule.onValueChange(way === 'rule' ? NEW_RULE : null);
            // What was picked stays in the form for whoever changes their mind.
            form.control('item_ids').onValueChange([]);
          }}
        />
        {values.rule ? (
          <RuleFields form={form} rule={values.rule} currency={currency} />
        ) : (
          <PickedItems
            organizationId={organizationId}
            label={t('collection_items')}
            limit={COLLECTION_ITEMS_MAX}
            value={items.value}
            onValueChange={items.onValueChange}
          />
        )}
      </Part>
      <Button type="submit" size="large" wide loading={form.isPending}>
        {t('save')}
      </Button>
      {stored && (
        <Button
          kind="quiet"
          icon={<Trash2 size={20} />}
          loading={remove.isPending}
          onClick={() => void askAndDelete()}
        >
          {t('collection_delete')}
        </Button>
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 640px);
  gap: ${space[4]};
`;

const Part = styled(Panel)`
  gap: ${space[4]};
`;
