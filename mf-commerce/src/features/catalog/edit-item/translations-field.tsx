import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { ITEM_DESCRIPTION_LENGTH, ITEM_NAME_LENGTH } from '@karavan/shared-api/contract/limits';
import { LANGUAGE_NAMES, LOCALES } from '@karavan/shared-api/contract/locales';
import { Chip } from '@karavan/shared-ui/chip';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { TextArea } from '@karavan/shared-ui/text-area';
import { TextField } from '@karavan/shared-ui/text-field';
import { space, type } from '@karavan/shared-ui/tokens';
import { useEntries } from '@karavan/shared-ui/use-entries';
import { useT } from '../translation.ts';
import type { ItemForm, ItemValues } from './item-values.ts';

interface TranslationsFieldProps {
  readonly value: ItemValues['translations'];
  /** The control of one of the texts. */
  control(index: number, field: 'title' | 'description'): ReturnType<ItemForm['text']>;
  onValueChange(value: ItemValues['translations']): void;
}

/** Name and description in other languages: whoever reads in one of them gets these. */
export function TranslationsField({
  value: texts,
  control,
  onValueChange,
}: TranslationsFieldProps) {
  const t = useT();
  const entries = useEntries();
  const missing = LOCALES.filter((locale) => texts.every((text) => text.locale !== locale));
  return (
    <Root>
      {texts.map(({ locale }, index) => (
        <Language key={locale} data-entry aria-label={LANGUAGE_NAMES[locale]}>
          <Head>
            <h3>{LANGUAGE_NAMES[locale]}</h3>
            <IconButton
              {...entries.remove}
              label={t('language_remove', { language: LANGUAGE_NAMES[locale] })}
              icon={<Trash2 size={20} />}
              onClick={() => {
                onValueChange(texts.filter((_, other) => other !== index));
                entries.removed(index, texts.length - 1);
              }}
            />
          </Head>
          <TextField
            label={t('field_title')}
            lang={locale}
            maxLength={ITEM_NAME_LENGTH}
            {...control(index, 'title')}
          />
          <TextArea
            label={t('field_description')}
            lang={locale}
            limit={ITEM_DESCRIPTION_LENGTH}
            {...control(index, 'description')}
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
                onValueChange([...texts, { locale, title: '', description: '' }]);
                entries.added(texts.length);
              }}
            >
              {`+ ${LANGUAGE_NAMES[locale]}`}
            </Chip>
          ))}
        </Chips>
      )}
      {entries.status}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Language = styled.section`
  display: grid;
  gap: ${space[3]};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  h3 {
    font: ${type.label};
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
