import type { ButtonHTMLAttributes } from 'react';
import styled, { css } from 'styled-components';
import { color, duration, fontSize, radius, size, space, weight } from '../tokens/tokens.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: ButtonKind;
  /** Work is going on: the button cannot be pressed again and says so. */
  readonly loading?: boolean;
  readonly wide?: boolean;
}

/** A button of at least 44 px; `type` is `button` unless it submits. */
export function Button({
  kind = 'primary',
  loading = false,
  wide = false,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <Root
      {...rest}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      $kind={kind}
      $wide={wide}
    />
  );
}

const KINDS = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
  `,
  secondary: css`
    background: ${color.accentSoft};
    color: ${color.accentStrong};
  `,
  quiet: css`
    background: transparent;
    color: ${color.accent};
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onAccent};
  `,
} satisfies Record<ButtonKind, unknown>;

const Root = styled.button<{ $kind: ButtonKind; $wide: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  padding: ${space[2]} ${space[4]};
  border: 0;
  border-radius: ${radius.medium};
  font-size: ${fontSize.body};
  font-weight: ${weight.medium};
  cursor: pointer;
  transition: filter ${duration.fast};
  ${({ $kind }) => KINDS[$kind]}

  &:hover:not(:disabled) {
    filter: brightness(1.08);
  }

  &:disabled {
    cursor: default;
    opacity: 0.55;
  }
`;
