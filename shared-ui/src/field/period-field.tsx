import { useId } from 'react';
import styled from 'styled-components';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { space } from '@karavan/shared-ui/tokens';
import { ErrorText, Label } from './field-frame.tsx';
import { TextField } from './text-field.tsx';

/** The first and the last day, both included (`YYYY-MM-DD`); null while not chosen. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

export interface PeriodFieldProps {
  readonly label: string;
  readonly value: Period;
  /** The error of the period as a whole. */
  readonly error?: string | undefined;
  /** The first and the last selectable day. */
  readonly min?: string;
  readonly max?: string;
  onValueChange(value: Period): void;
}

/** A period of days: its first and last day. */
export function PeriodField({ label, value, error, min, max, onValueChange }: PeriodFieldProps) {
  const t = useUiText();
  const noteId = `${useId()}-note`;
  const day = (side: keyof Period) => ({
    label: t(`period_${side}`),
    type: 'date',
    min,
    max,
    value: value[side] ?? '',
    'aria-invalid': error ? true : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onValueChange({ ...value, [side]: target.value || null }),
  });
  return (
    <Group aria-describedby={error ? noteId : undefined}>
      <Label as="legend">{label}</Label>
      <Days>
        <TextField {...day('from')} />
        <TextField {...day('to')} />
      </Days>
      {error && (
        <ErrorText id={noteId} role="alert">
          {error}
        </ErrorText>
      )}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 6px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
  gap: ${space[3]};
`;
