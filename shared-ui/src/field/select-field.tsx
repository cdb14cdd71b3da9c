import type { SelectHTMLAttributes } from 'react';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { color, space } from '@karavan/shared-ui/tokens';
import { controlBox, FieldFrame, type FieldFrameProps } from './field-frame.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldFrameProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children'> {
  readonly options: readonly SelectOption[];
  /** Shown while nothing is selected; cannot be selected. */
  readonly placeholder?: string;
}

/** A choice of one from several, with the native list of the device. */
export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <Box>
          <Select {...rest} {...control}>
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Select>
          <ChevronDown size={20} aria-hidden />
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;

  svg {
    position: absolute;
    top: calc(50% - 10px);
    right: ${space[4]};
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlBox}
  padding-right: 48px;
  text-overflow: ellipsis;
  appearance: none;
  cursor: pointer;
`;
