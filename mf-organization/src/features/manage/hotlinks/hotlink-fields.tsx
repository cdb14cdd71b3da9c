import styled from 'styled-components';
import type { CollectionCard } from '@karavan/shared-api/contract/collections';
import { HOTLINK_KINDS } from '@karavan/shared-api/contract/enumerations';
import { HOTLINK_CONTACTS, type HotlinkContact } from '@karavan/shared-api/contract/hotlink-url';
import type { EditedHotlinks, HotlinksInput } from '@karavan/shared-api/contract/hotlinks';
import { HOTLINK_TITLE_LENGTH, URL_MAX_LENGTH } from '@karavan/shared-api/contract/limits';
import { networkTitle } from '@karavan/shared-api/contract/social-networks';
import type { Form } from '@karavan/shared-api/form';
import { SelectField } from '@karavan/shared-ui/select-field';
import { Switch } from '@karavan/shared-ui/switch';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, type } from '@karavan/shared-ui/tokens';
import { Group } from '../shared/fields/field-layout.ts';
import { momentOf, wallTime } from '../shared/fields/wall-time.ts';
import { useT } from './translation.ts';

interface HotlinkFieldsProps {
  readonly form: Form<HotlinksInput, EditedHotlinks>;
  readonly index: number;
  readonly collections: readonly CollectionCard[];
  /** Null for a link that is not stored yet. */
  readonly presses: number | null;
}

/** One link: what it leads to, how it is called, and when it is shown. */
export function HotlinkFields({ form, index, collections, presses }: HotlinkFieldsProps) {
  const t = useT();
  const { value: list, onValueChange } = form.control('hotlinks');
  const hotlink = list[index]!;
  const set = (values: Partial<typeof hotlink>) =>
    onValueChange(list.with(index, { ...hotlink, ...values }));
  const also = { deps: ['hotlinks' as const] };
  const number = index + 1;
  return (
    <Group>
      <SelectField
        label={t('kind', { number })}
        value={hotlink.kind}
        onChange={({ target }) => {
          const kind = target.value as typeof hotlink.kind;
          set({
            kind,
            contact: kind === 'contact' ? 'phone' : null,
            address: '',
            collection: kind === 'collection' ? (collections[0]?.id ?? null) : null,
          });
        }}
        options={HOTLINK_KINDS.map((one) => ({ value: one, label: t(`kind_${one}`) }))}
      />
      <TextField
        label={t('name')}
        {...form.text(`hotlinks.${index}.title`, also)}
        required
        maxLength={HOTLINK_TITLE_LENGTH}
      />
      {hotlink.kind === 'contact' && (
        <SelectField
          label={t('contact')}
          value={hotlink.contact ?? 'phone'}
          onChange={({ target }) => set({ contact: target.value as HotlinkContact, address: '' })}
          options={HOTLINK_CONTACTS.map((one) => ({
            value: one,
            label:
              (one !== 'phone' && networkTitle(one)) || t(`contact_${one as 'phone' | 'mail'}`),
          }))}
        />
      )}
      {(hotlink.kind === 'link' || hotlink.kind === 'contact') && (
        <TextField
          label={hotlink.kind === 'link' ? t('address') : t('account')}
          hint={hotlink.kind === 'link' ? t('address_hint') : undefined}
          {...form.text(`hotlinks.${index}.address`, also)}
          required
          type={hotlink.kind === 'link' ? 'url' : 'text'}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={URL_MAX_LENGTH}
        />
      )}
      {hotlink.kind === 'collection' && (
        <SelectField
          label={t('collection')}
          value={String(hotlink.collection ?? '')}
          error={form.control(`hotlinks.${index}.collection`, also).error}
          onChange={({ target }) =>
            set({ collection: target.value === '' ? null : Number(target.value) })
          }
          options={
            collections.length > 0
              ? collections.map(({ id, title }) => ({ value: String(id), label: title }))
              : [{ value: '', label: t('no_collections') }]
          }
        />
      )}
      <Times form={form} index={index} />
      <Switch
        checked={hotlink.is_shown}
        onChange={({ target }) => set({ is_shown: target.checked })}
      >
        {t('shown')}
      </Switch>
      {presses !== null && <Presses>{t('presses', { count: presses })}</Presses>}
    </Group>
  );
}

function Times({ form, index }: Pick<HotlinkFieldsProps, 'form' | 'index'>) {
  const t = useT();
  return (
    <>
      {(['starts_at', 'ends_at'] as const).map((field) => {
        const { value, error, onValueChange } = form.control(`hotlinks.${index}.${field}`, {
          deps: ['hotlinks'],
        });
        return (
          <TextField
            key={field}
            label={t(field)}
            type="datetime-local"
            value={wallTime(value)}
            error={error}
            onChange={({ target }) => onValueChange(momentOf(target.value))}
          />
        );
      })}
    </>
  );
}

const Presses = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
