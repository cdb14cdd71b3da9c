import { LANGUAGE_NAMES, LOCALES, type Locale } from '@karavan/shared-api/contract/locales';
import { useT } from '../translation.ts';
import { DescriptionField } from './basics-fields.tsx';
import { Group } from './field-layout.ts';
import type { OrganizationForm } from './organization-form.ts';

interface LanguageFieldsProps {
  readonly form: OrganizationForm;
  /** Has a field elsewhere. */
  readonly without?: Locale;
}

/** The description in each language. */
export function LanguageFields({ form, without }: LanguageFieldsProps) {
  const t = useT();
  return (
    <Group>
      {LOCALES.filter((locale) => locale !== without).map((locale) => (
        <DescriptionField
          key={locale}
          form={form}
          locale={locale}
          label={t('description_in', { language: LANGUAGE_NAMES[locale] })}
        />
      ))}
    </Group>
  );
}
