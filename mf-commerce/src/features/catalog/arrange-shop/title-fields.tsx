import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { COLLECTION_TITLE_LENGTH } from '@karavan/shared-api/contract/limits';
import { LANGUAGE_NAMES, LOCALES } from '@karavan/shared-api/contract/locales';
import { Chip } from '@karavan/shared-ui/chip';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import { useEntries } from '@karavan/shared-ui/use-entries';
import { useT } from '../translation.ts';
import type { CollectionFormOf } from './collection-values.ts';

/** What the collection is called, also in other languages: whoever reads in one of them gets that. */
export function TitleFields({ form }: { readonly form: CollectionFormOf }) {
  const t = useT();
  const entries = useEntries();
  const { value: texts, onValueChange } = form.control('translations');
  const missing = LOCALES.filter((locale) => texts.every((text) => text.locale !== locale));
  return (
    <>
      <TextField
        label={t('collection_title')}
        placeholder={t('collection_title_placeholder')}
        maxLength={COLLECTION_TITLE_LENGTH}
        autoComplete="off"
        required
        {...form.text('title')}
      />
      {texts.map(({ locale }, index) => (
        <Language key={locale} data-entry>
          <TextField
            label={LANGUAGE_NAMES[locale]}
            lang={locale}
            maxLength={COLLECTION_TITLE_LENGTH}
            autoComplete="off"
            {...form.text(`translations.${index}.title`)}
          />
          <IconButton
            {...entries.remove}
            label={t('language_remove', { language: LANGUAGE_NAMES[locale] })}
            icon={<Trash2 size={20} />}
            onClick={() => {
              onValueChange(texts.filter((_, other) => other !== index));
              entries.removed(index, texts.length - 1);
            }}
          />
        </Language>
      ))}
      {missing.length > 0 && (
        <Chips role="group" aria-label={t('language_add')}>
          {missing.map((locale) => (
            <Chip
              key={locale}
              pressed={false}
              onClick={() => {
                onValueChange([...texts, { locale, title: '' }]);
                entries.added(texts.length);
              }}
            >
              {`+ ${LANGUAGE_NAMES[locale]}`}
            </Chip>
          ))}
        </Chips>
      )}
      {entries.status}
    </>
  );
}

const Language = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[2]};
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
