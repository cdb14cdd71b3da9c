import styled from 'styled-components';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import type { EventForm } from './event-values.ts';

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
    <Pair>
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
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${space[3]};
`;
