import { useState } from 'react';
import styled from 'styled-components';
import { LANGUAGE_NAMES, LOCALES, type Locale } from '@karavan/shared-api/contract/locales';
import { color, size, type } from '@karavan/shared-ui/tokens';
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

/** The description in further languages, for those who open it. */
export function OtherLanguages(props: LanguageFieldsProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('part_languages_more')}</summary>
      {isOpen && <LanguageFields {...props} />}
    </Fold>
  );
}

const Fold = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-height: ${size.touch};
    color: ${color.accent};
    font: ${type.label};
    cursor: pointer;
  }
`;
