import type { InputHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { color, duration, ease, radius } from '@karavan/shared-ui/tokens';
import { ToggleRow } from './toggle-row.ts';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  readonly children: ReactNode;
}

/** Turns something on or off immediately. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <Row>
      <span>{children}</span>
      <Input {...rest} />
    </Row>
  );
}

const Row = styled(ToggleRow)`
  justify-content: space-between;
  width: 100%;
`;

const Input = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  position: relative;
  flex: none;
  width: 52px;
  height: 32px;
  margin: 0;
  border-radius: ${radius.full};
  background: ${color.borderStrong};
  appearance: none;
  cursor: inherit;
  transition: background-color ${duration.normal};

  &::after {
    position: absolute;
    top: 3px;
    left: 3px;
    width: 26px;
    height: 26px;
    border-radius: 50%;
    background: ${color.onFill};
    content: '';
    transition: transform ${duration.normal} ${ease.out};
  }

  &:checked {
    background: ${color.accentFill};
  }

  &:checked::after {
    transform: translateX(20px);
  }

  &:disabled {
    background: ${color.border};
  }
`;
