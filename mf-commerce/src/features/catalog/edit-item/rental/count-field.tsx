import { NumberField } from '@karavan/shared-ui/number-field';

interface CountFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly error?: string | undefined;
  readonly stepper?: boolean;
  onValueChange(value: number): void;
}

/** A whole number of a form; while it is empty it is none, which the schema refuses. */
export function CountField({ value, onValueChange, ...rest }: CountFieldProps) {
  return (
    <NumberField
      {...rest}
      min={0}
      value={Number.isFinite(value) ? String(value) : ''}
      onValueChange={(typed) => onValueChange(typed === '' ? Number.NaN : Number(typed))}
    />
  );
}
