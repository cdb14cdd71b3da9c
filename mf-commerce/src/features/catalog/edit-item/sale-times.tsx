import { TextField } from '@karavan/shared-ui/text-field';
import { useT } from '../translation.ts';
import type { EventForm } from './event-values.ts';
import { Times } from './form-parts.tsx';

interface SaleTimesProps {
  readonly form: EventForm;
  /** Of the section whose times they are; those of the event without it. */
  readonly prefix?: `sections.${number}.`;
}

const TIMES = ['sales_from', 'sales_until'] as const;

/** From when until when tickets are sold; empty: from the publication, until it begins. */
export function SaleTimes({ form, prefix }: SaleTimesProps) {
  const t = useT();
  return (
    <Times>
      {TIMES.map((name) => {
        const { value, error, onValueChange } = form.control(
          `${prefix ?? ''}${name}` as typeof name,
        );
        return (
          <TextField
            key={name}
            label={t(name)}
            type="datetime-local"
            value={value ?? ''}
            error={error}
            onChange={({ target }) => onValueChange(target.value === '' ? null : target.value)}
          />
        );
      })}
    </Times>
  );
}
