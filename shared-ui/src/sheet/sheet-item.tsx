import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { color, duration, media, radius, space } from '@karavan/shared-ui/tokens';

interface SheetItemProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** An icon of 22 px. */
  readonly icon?: ReactNode;
  /** The action is destructive. */
  readonly danger?: boolean;
}

/** One action of a menu sheet. */
export function SheetItem({
  icon,
  danger = false,
  type = 'button',
  children,
  ...rest
}: SheetItemProps) {
  return (
    <Root {...rest} type={type} $danger={danger}>
      {icon && <Icon aria-hidden>{icon}</Icon>}
      {children}
    </Root>
  );
}

const Root = styled.button<{ readonly $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: calc(100% + 2 * ${space[2]});
  min-height: 48px;
  padding: ${space[2]};
  margin: 0 calc(-1 * ${space[2]});
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${({ $danger }) => ($danger ? color.danger : color.text)};
  text-align: start;
  cursor: pointer;
  transition: background-color ${duration.fast};

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${({ $danger }) => ($danger ? color.dangerSoft : color.fill)};
    }
  }

  &:disabled {
    color: ${color.textMuted};
    cursor: default;
  }
`;

const Icon = styled.span`
  display: grid;
  flex: none;
`;
