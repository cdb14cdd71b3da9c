import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { SpinnerRing } from '../spinner/spinner.tsx';
import {
  type ButtonAppearance,
  buttonAppearance,
  type ButtonKind,
  type ButtonSize,
} from './button-appearance.ts';

export type { ButtonKind, ButtonSize };

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  /** Work is in progress: the button keeps the focus, ignores presses and announces that it is busy. */
  readonly loading?: boolean;
  /** Not yet: the button keeps the focus and ignores presses; its text says for how long. */
  readonly paused?: boolean;
  readonly wide?: boolean;
  /** Shown before the text; decorative. */
  readonly icon?: ReactNode;
}

/** A button with a touch target of at least 44 px; `type` defaults to `button`. */
export function Button({
  kind = 'primary',
  size = 'medium',
  loading = false,
  paused = false,
  wide = false,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isIdle = loading || paused;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that would lose the focus. Enter in a form also arrives here as a click.
    if (isIdle) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      type={type}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={isIdle || undefined}
      $kind={kind}
      $size={size}
      $wide={wide}
    >
      {loading ? <SpinnerRing size={18} /> : icon && <Icon aria-hidden>{icon}</Icon>}
      {children}
    </Root>
  );
}

const Root = styled.button<ButtonAppearance>`
  ${buttonAppearance}
`;

const Icon = styled.span`
  display: grid;
  flex: none;
`;
