import { Plus, Trash2 } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { EVENT_SECTIONS_MAX, SIZE_LENGTH, STOCK_MAX } from '@karavan/shared-api/contract/limits';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { NumberField } from '@karavan/shared-ui/number-field';
import { PriceField } from '@karavan/shared-ui/price-field';
import { TextField } from '@karavan/shared-ui/text-field';
import { useEntries } from '@karavan/shared-ui/use-entries';
import { useT } from '../translation.ts';
import { Entries, Entry, EntryFields, EntryHead, EntryList } from './entry-parts.tsx';
import { newSection, type EventForm } from './event-values.ts';
import { SaleTimes } from './sale-times.tsx';

interface SectionsFieldProps {
  readonly form: EventForm;
  readonly currency: string;
}

/** The sections of an event: what a place costs, how many there are, and when they are sold. */
export function SectionsField({ form, currency }: SectionsFieldProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const entries = useEntries();
  const { value: sections, error, onValueChange } = form.control('sections');
  return (
    <Entries>
      <EntryList aria-label={t('event_sections')}>
        {sections.map(({ id, quota }, index) => {
          const price = form.control(`sections.${index}.price`);
          const places = form.control(`sections.${index}.quota`);
          return (
            // New ones stand at the end.
            <Entry key={id ?? `new ${index}`}>
              <EntryHead>
                <TextField
                  label={t('section_name')}
                  maxLength={SIZE_LENGTH}
                  autoComplete="off"
                  {...form.text(`sections.${index}.name`)}
                />
                {sections.length > 1 && (
                  <IconButton
                    {...entries.remove}
                    label={t('section_remove', { number: index + 1 })}
                    icon={<Trash2 size={20} />}
                    onClick={() => {
                      onValueChange(sections.filter((_, other) => other !== index));
                      entries.removed(index, sections.length - 1);
                    }}
                  />
                )}
              </EntryHead>
              <EntryFields>
                <PriceField
                  label={t('section_price')}
                  currency={currency}
                  locale={locale}
                  value={price.value}
                  error={price.error}
                  onValueChange={price.onValueChange}
                />
                <NumberField
                  label={t('section_quota')}
                  value={String(quota)}
                  error={places.error}
                  min={0}
                  max={STOCK_MAX}
                  onFocus={({ target }) => target.select()}
                  onValueChange={(text) => places.onValueChange(Number(text))}
                />
              </EntryFields>
              <details>
                <summary>{t('section_sales')}</summary>
                <SaleTimes form={form} prefix={`sections.${index}.`} />
              </details>
            </Entry>
          );
        })}
      </EntryList>
      {error && <ErrorText role="alert">{error}</ErrorText>}
      {sections.length < EVENT_SECTIONS_MAX && (
        <Button
          kind="secondary"
          size="small"
          icon={<Plus size={20} />}
          onClick={() => onValueChange([...sections, newSection()])}
        >
          {t('section_add')}
        </Button>
      )}
      {entries.status}
    </Entries>
  );
}
