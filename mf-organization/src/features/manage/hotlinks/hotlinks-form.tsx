import { Plus, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { getEditedHotlinks, getHotlinks, setHotlinks } from '@karavan/shared-api/client/hotlinks';
import type { CollectionCard } from '@karavan/shared-api/contract/collections';
import { HOTLINK_THEMES } from '@karavan/shared-api/contract/hotlink-url';
import { HotlinksInput, type EditedHotlinks } from '@karavan/shared-api/contract/hotlinks';
import { HOTLINKS_MAX } from '@karavan/shared-api/contract/limits';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SelectField } from '@karavan/shared-ui/select-field';
import { SortableRows } from '@karavan/shared-ui/sortable-rows';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useEntries } from '@karavan/shared-ui/use-entries';
import { HotlinkFields } from './hotlink-fields.tsx';
import { useT } from './translation.ts';

interface HotlinksFormProps {
  readonly organizationId: number;
  readonly stored: EditedHotlinks;
  /** Those that everybody sees. */
  readonly collections: readonly CollectionCard[];
}

type Hotlink = HotlinksInput['hotlinks'][number];

const BLANK: Hotlink = {
  id: null,
  kind: 'link',
  title: '',
  contact: null,
  address: '',
  collection: null,
  is_shown: true,
  starts_at: null,
  ends_at: null,
};

export const HotlinksForm = withFormTexts(Fields);

/** All links in their order, and the look of their page. */
function Fields({ organizationId, stored, collections }: HotlinksFormProps) {
  const t = useT();
  const of = { params: { id: organizationId } };
  const { version, theme, hotlinks } = stored;
  const form = useForm({
    schema: HotlinksInput,
    initial: { theme, hotlinks: hotlinks.map(({ presses: _presses, ...hotlink }) => hotlink) },
    draft: `hotlinks:${organizationId}`,
    request: (body) => request(setHotlinks, { ...of, body: { ...body, version } }),
    done: t('saved'),
    onSuccess(saved, _sent, queries) {
      queries.setQueryData(endpointKey(getEditedHotlinks, 'one', of), saved);
      void queries.invalidateQueries({ queryKey: endpointKey(getHotlinks, 'one', of) });
    },
  });
  const look = form.control('theme');
  const entries = useEntries();
  const { value: list, onValueChange } = form.control('hotlinks');
  const pressesOf = (id: number | null) => hotlinks.find((one) => one.id === id)?.presses ?? null;
  return (
    <Form {...form.props} aria-label={t('title')}>
      {form.restored && <RestoredDraft {...form.restored} />}
      <Intro>{t('intro')}</Intro>
      <Panel>
        <SelectField
          label={t('theme')}
          value={look.value}
          onChange={({ target }) => look.onValueChange(target.value as typeof look.value)}
          options={HOTLINK_THEMES.map((one) => ({ value: one, label: t(`theme_${one}`) }))}
        />
      </Panel>
      <Panel>
        <SortableRows
          label={t('title')}
          areTall
          items={list.map((hotlink, id) => ({
            id,
            title: hotlink.title || t(`kind_${hotlink.kind}`),
            hotlink,
          }))}
          words={{
            move: (title) => t('row_move', { title }),
            moved: (title, place, number) => t('row_moved', { title, place, number }),
          }}
          onItemsChange={(rows) => onValueChange(rows.map(({ hotlink }) => hotlink))}
        >
          {({ title, hotlink }, index) => (
            <>
              <Name>{title}</Name>
              <IconButton
                {...entries.remove}
                label={t('remove', { number: index + 1 })}
                icon={<Trash2 size={20} />}
                onClick={() => {
                  onValueChange(list.filter((_, other) => other !== index));
                  entries.removed(index, list.length - 1);
                }}
              />
              <HotlinkFields
                form={form}
                index={index}
                collections={collections}
                presses={pressesOf(hotlink.id)}
              />
            </>
          )}
        </SortableRows>
        {list.length < HOTLINKS_MAX ? (
          <Button
            kind="secondary"
            wide
            icon={<Plus size={20} />}
            onClick={() => onValueChange([...list, BLANK])}
          >
            {t('add')}
          </Button>
        ) : (
          <Intro>{t('full', { count: HOTLINKS_MAX })}</Intro>
        )}
        {entries.status}
      </Panel>
      <Button type="submit" size="large" wide loading={form.isPending}>
        {t('save')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Name = styled.strong`
  flex: 1;
  min-width: 0;
  font: ${type.label};
  overflow-wrap: anywhere;
`;

const Intro = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
