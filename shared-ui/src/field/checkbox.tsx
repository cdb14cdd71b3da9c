import type { InputHTMLAttributes, ReactNode } from 'react';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { color, duration, radius } from '@karavan/shared-ui/tokens';
import { ToggleRow } from './toggle-row.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly children: ReactNode;
}

/** A single yes-or-no choice, or one of several that can be combined. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <ToggleRow>
      <Place>
        <Input {...rest} type="checkbox" />
        <Check size={16} strokeWidth={3} aria-hidden />
      </Place>
      <span>{children}</span>
    </ToggleRow>
  );
}

const Place = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;

  svg {
    position: absolute;
    color: ${color.onFill};
    opacity: 0;
    pointer-events: none;
  }

  input:checked + svg {
    opacity: 1;
  }
`;

const Input = styled.input`
  width: 24px;
  height: 24px;
  margin: 0;
  border: 2px solid ${color.borderStrong};
  border-radius: ${radius.tiny};
  background: ${color.surface};
  appearance: none;
  cursor: inherit;
  transition:
    background-color ${duration.fast},
    border-color ${duration.fast};

  &:checked {
    border-color: ${color.accentFill};
    background: ${color.accentFill};
  }

  &:disabled {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
  }

  &:disabled + svg {
    color: ${color.textMuted};
  }
`;
