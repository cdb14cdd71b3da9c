import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { PROMOTION_TEXT_LENGTH, PROMOTION_TITLE_LENGTH } from '@karavan/shared-api/contract/limits';
import { LANGUAGE_NAMES, LOCALES } from '@karavan/shared-api/contract/locales';
import { Chip } from '@karavan/shared-ui/chip';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { TextArea } from '@karavan/shared-ui/text-area';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import { useEntries } from '@karavan/shared-ui/use-entries';
import { useT } from '../translation.ts';
import type { PromotionFormOf } from './promotion-values.ts';
import { usePromotionT } from './translation.ts';

/** What a promotion is called and says, also in other languages: whoever reads in one of them gets that. */
export function WordFields({ form }: { readonly form: PromotionFormOf }) {
  const t = usePromotionT();
  const catalog = useT();
  const entries = useEntries();
  const { value: texts, onValueChange } = form.control('translations');
  const missing = LOCALES.filter((locale) => texts.every((text) => text.locale !== locale));
  return (
    <>
      <TextField
        label={t('title')}
        maxLength={PROMOTION_TITLE_LENGTH}
        autoComplete="off"
        required
        {...form.text('title')}
      />
      <TextArea label={t('text')} limit={PROMOTION_TEXT_LENGTH} {...form.text('text')} />
      {texts.map(({ locale }, index) => (
        <Language key={locale} data-entry role="group" aria-label={LANGUAGE_NAMES[locale]}>
          <TextField
            label={`${t('title')}, ${LANGUAGE_NAMES[locale]}`}
            lang={locale}
            maxLength={PROMOTION_TITLE_LENGTH}
            autoComplete="off"
            {...form.text(`translations.${index}.title`)}
          />
          <IconButton
            {...entries.remove}
            label={catalog('language_remove', { language: LANGUAGE_NAMES[locale] })}
            icon={<Trash2 size={20} />}
            onClick={() => {
              onValueChange(texts.filter((_, other) => other !== index));
              entries.removed(index, texts.length - 1);
            }}
          />
          <Whole>
            <TextArea
              label={`${t('text')}, ${LANGUAGE_NAMES[locale]}`}
              lang={locale}
              limit={PROMOTION_TEXT_LENGTH}
              {...form.text(`translations.${index}.text`)}
            />
          </Whole>
        </Language>
      ))}
      {missing.length > 0 && (
        <Chips role="group" aria-label={catalog('language_add')}>
          {missing.map((locale) => (
            <Chip
              key={locale}
              pressed={false}
              onClick={() => {
                onValueChange([...texts, { locale, title: '', text: '' }]);
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

const Whole = styled.div`
  grid-column: 1 / -1;
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
