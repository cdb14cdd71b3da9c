import { Plus, Trash2 } from 'lucide-react';
import { useAtomValue } from 'jotai';
import {
  EVENT_EXTRAS_MAX,
  EXTRA_NAME_LENGTH,
  EXTRAS_PER_ORDER_MAX,
  STOCK_MAX,
} from '@karavan/shared-api/contract/limits';
import type { EditedEvent } from '@karavan/shared-api/contract/events';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { NumberField } from '@karavan/shared-ui/number-field';
import { PriceField } from '@karavan/shared-ui/price-field';
import { TextField } from '@karavan/shared-ui/text-field';
import { useEntries } from '@karavan/shared-ui/use-entries';
import { useT } from '../translation.ts';
import { newExtra, type EventForm } from './event-values.ts';
import { Entries, Entry, EntryFields, EntryHead, EntryList } from './entry-parts.tsx';

interface ExtrasFieldProps {
  readonly form: EventForm;
  readonly currency: string;
  /** What is stored; of what has been bought not all can change. */
  readonly stored: EditedEvent['extras'];
}

/** What is sold along with tickets of an event: its price, how many there are, and how many one order has at most. */
export function ExtrasField({ form, currency, stored }: ExtrasFieldProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const entries = useEntries();
  const { value: extras, error, onValueChange } = form.control('extras');
  return (
    <Entries>
      <p>{t('extras_hint')}</p>
      <EntryList aria-label={t('event_extras')}>
        {extras.map(({ id, quota, per_order }, index) => {
          const price = form.control(`extras.${index}.price`);
          const pieces = form.control(`extras.${index}.quota`);
          const most = form.control(`extras.${index}.per_order`);
          const taken = stored.find((extra) => extra.id === id)?.taken ?? 0;
          return (
            // New ones stand at the end.
            <Entry key={id ?? `new ${index}`}>
              <EntryHead>
                <TextField
                  label={t('extra_name')}
                  placeholder={t('extra_name_placeholder')}
                  maxLength={EXTRA_NAME_LENGTH}
                  autoComplete="off"
                  required
                  {...form.text(`extras.${index}.name`)}
                />
                {taken === 0 && (
                  <IconButton
                    {...entries.remove}
                    label={t('extra_remove', { number: index + 1 })}
                    icon={<Trash2 size={20} />}
                    onClick={() => {
                      onValueChange(extras.filter((_, other) => other !== index));
                      entries.removed(index, extras.length - 1);
                    }}
                  />
                )}
              </EntryHead>
              <EntryFields>
                <PriceField
                  label={t('extra_price')}
                  currency={currency}
                  locale={locale}
                  value={price.value}
                  error={price.error}
                  onValueChange={price.onValueChange}
                />
                <NumberField
                  label={t('extra_quota')}
                  value={String(quota)}
                  error={pieces.error}
                  min={taken}
                  max={STOCK_MAX}
                  onFocus={({ target }) => target.select()}
                  onValueChange={(text) => pieces.onValueChange(Number(text))}
                />
                <NumberField
                  label={t('extra_per_order')}
                  value={per_order === null ? '' : String(per_order)}
                  error={most.error}
                  min={1}
                  max={EXTRAS_PER_ORDER_MAX}
                  onValueChange={(text) => most.onValueChange(text === '' ? null : Number(text))}
                />
              </EntryFields>
              {taken > 0 && <p>{t('extra_taken', { count: taken })}</p>}
            </Entry>
          );
        })}
      </EntryList>
      {error && <ErrorText role="alert">{error}</ErrorText>}
      {extras.length < EVENT_EXTRAS_MAX && (
        <Button
          kind="secondary"
          size="small"
          icon={<Plus size={20} />}
          onClick={() => onValueChange([...extras, newExtra()])}
        >
          {t('extra_add')}
        </Button>
      )}
      {entries.status}
    </Entries>
  );
}
