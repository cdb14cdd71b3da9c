import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, duration, radius, space } from '@karavan/shared-ui/tokens';
import { Label, ErrorText } from './field-frame.tsx';
import { ToggleRow } from './toggle-row.ts';

export interface RadioOption<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
}

interface RadioGroupProps<V extends string> {
  readonly label: string;
  readonly options: readonly RadioOption<V>[];
  /** Null while nothing is selected. */
  readonly value: V | null;
  readonly error?: string | undefined;
  onValueChange(value: V): void;
}

/** A choice of one from a few options, all visible. */
export function RadioGroup<V extends string>({
  label,
  options,
  value,
  error,
  onValueChange,
}: RadioGroupProps<V>) {
  const name = useId();
  return (
    <Group aria-describedby={error ? `${name}-note` : undefined}>
      <Label as="legend">{label}</Label>
      {options.map((option) => (
        <ToggleRow key={option.value}>
          <Input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-invalid={error ? true : undefined}
            onChange={() => onValueChange(option.value)}
          />
          <span>{option.label}</span>
        </ToggleRow>
      ))}
      {error && (
        <ErrorText id={`${name}-note`} role="alert">
          {error}
        </ErrorText>
      )}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding-bottom: ${space[1]};
  }

  /* A choice of two lines keeps its distance from the next one. */
  > label {
    padding-block: ${space[1]};
  }
`;

const Input = styled.input`
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
  border: 2px solid ${color.borderStrong};
  border-radius: ${radius.full};
  background: ${color.surface};
  appearance: none;
  cursor: inherit;
  transition:
    border-width ${duration.fast},
    border-color ${duration.fast};

  &:checked {
    border: 7px solid ${color.accentFill};
  }
`;
