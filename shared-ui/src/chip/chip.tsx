import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { color, duration, media, radius, size, space, type } from '@karavan/shared-ui/tokens';

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-pressed'> {
  readonly pressed: boolean;
  /** Shown before the text; decorative. */
  readonly icon?: ReactNode;
}

/** A filter that can be switched on and off. */
export function Chip({ pressed, icon, type = 'button', children, ...rest }: ChipProps) {
  return (
    <Root {...rest} type={type} aria-pressed={pressed}>
      {icon && <Icon aria-hidden>{icon}</Icon>}
      {children}
    </Root>
  );
}

interface ChipRowProps {
  /** What the chips filter. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Chips side by side; they scroll sideways when there is no room. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <Row role="group" aria-label={label}>
      {children}
    </Row>
  );
}

const Root = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-height: 36px;
  padding: 0 14px;
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.text};
  font: ${type.labelSmall};
  white-space: nowrap;
  cursor: pointer;
  transition:
    background-color ${duration.fast},
    color ${duration.fast};

  &::after {
    position: absolute;
    inset: calc((36px - ${size.touch}) / 2) 0;
    content: '';
  }

  &[aria-pressed='true'] {
    border-color: ${color.text};
    background: ${color.text};
    color: ${color.surface};
  }

  ${media.hover} {
    &:hover[aria-pressed='false'] {
      background: ${color.fill};
    }
  }

  &:disabled {
    color: ${color.textMuted};
    cursor: default;
  }
`;

const Icon = styled.span`
  display: grid;
`;

const Row = styled.div`
  display: flex;
  gap: ${space[2]};
  padding: 4px;
  margin: -4px;
  overflow-x: auto;
  scrollbar-width: none;
`;
