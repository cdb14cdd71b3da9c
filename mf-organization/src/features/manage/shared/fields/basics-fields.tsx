import { useAtomValue } from 'jotai';
import { listAllOrganizationTypes } from '@karavan/shared-api/client/organization-editing';
import {
  ORGANIZATION_DESCRIPTION_LENGTH,
  ORGANIZATION_SUBTYPES_MAX,
  ORGANIZATION_TITLE_LENGTH,
} from '@karavan/shared-api/contract/limits';
import { LANGUAGE_NAMES, type Locale } from '@karavan/shared-api/contract/locales';
import { useEndpoint } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { Chip } from '@karavan/shared-ui/chip';
import { PriceField } from '@karavan/shared-ui/price-field';
import { SelectField } from '@karavan/shared-ui/select-field';
import { TextArea } from '@karavan/shared-ui/text-area';
import { TextField } from '@karavan/shared-ui/text-field';
import { useT } from '../translation.ts';
import { Group, Legend, Wrapping } from './field-layout.ts';
import type { OrganizationForm } from './organization-form.ts';

/** What an organization is called and is, and what one usually spends there. */
export function BasicsFields({ form }: { readonly form: OrganizationForm }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const types = useEndpoint(listAllOrganizationTypes, {}).data?.list ?? [];
  const type = form.control('type');
  const subtypes = form.control('subtypes');
  const offered = types.find(({ id }) => id === type.value)?.subtypes ?? [];
  const sum = form.text('average_check');
  return (
    <Group>
      <TextField
        label={t('field_title')}
        {...form.text('title')}
        required
        maxLength={ORGANIZATION_TITLE_LENGTH}
        autoComplete="organization"
      />
      <SelectField
        label={t('field_type')}
        placeholder={t('field_type_placeholder')}
        value={type.value ?? ''}
        error={type.error}
        required
        options={types.map(({ id, title }) => ({ value: String(id), label: title }))}
        onChange={({ target }) => {
          type.onValueChange(Number(target.value));
          subtypes.onValueChange([]);
        }}
      />
      {offered.length > 0 && (
        <fieldset>
          <Legend>{t('field_subtypes')}</Legend>
          <Wrapping>
            {offered.map(({ id, title }) => {
              const isChosen = subtypes.value.includes(id);
              return (
                <Chip
                  key={id}
                  pressed={isChosen}
                  disabled={!isChosen && subtypes.value.length >= ORGANIZATION_SUBTYPES_MAX}
                  onClick={() =>
                    subtypes.onValueChange(
                      isChosen
                        ? subtypes.value.filter((other) => other !== id)
                        : [...subtypes.value, id],
                    )
                  }
                >
                  {title}
                </Chip>
              );
            })}
          </Wrapping>
        </fieldset>
      )}
      <DescriptionField form={form} locale={locale} label={t('field_description')} />
      <PriceField
        label={t('field_average_check')}
        hint={t('field_average_check_hint')}
        value={sum.value}
        error={sum.error}
        currency={form.values.currency || 'KGS'}
        locale={locale}
        onValueChange={(value) => sum.onChange({ target: { value } })}
      />
    </Group>
  );
}

interface DescriptionFieldProps {
  readonly form: OrganizationForm;
  readonly locale: Locale;
  readonly label?: string;
}

/** The description in one language. */
export function DescriptionField({ form, locale, label }: DescriptionFieldProps) {
  const { value, error, ...field } = form.text(`description.${locale}`, { deps: ['description'] });
  return (
    <TextArea
      label={label ?? LANGUAGE_NAMES[locale]}
      {...field}
      value={value}
      error={error ?? form.control('description').error}
      limit={ORGANIZATION_DESCRIPTION_LENGTH}
      lang={locale}
    />
  );
}
