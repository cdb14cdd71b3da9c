import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, duration, ease, media, radius, shadow, size } from '@karavan/shared-ui/tokens';

type IconButtonKind = 'quiet' | 'filled' | 'floating';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The button's accessible name; it has no visible text. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly kind?: IconButtonKind;
  /** Makes it a toggle button. */
  readonly pressed?: boolean;
}

/** A round button of 44 px with an icon. */
export function IconButton({
  label,
  icon,
  kind = 'quiet',
  pressed,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Root {...rest} type={type} aria-label={label} aria-pressed={pressed} $kind={kind}>
      {icon}
    </Root>
  );
}

const KINDS = {
  quiet: css`
    background: transparent;
  `,
  filled: css`
    background: ${color.fill};
  `,
  floating: css`
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.floating};
  `,
} satisfies Record<IconButtonKind, unknown>;

const Root = styled.button<{ $kind: IconButtonKind }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${size.touch};
  height: ${size.touch};
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  color: ${color.text};
  cursor: pointer;
  transition:
    background-color ${duration.fast},
    transform ${duration.fast} ${ease.out};
  ${({ $kind }) => KINDS[$kind]}

  &[aria-pressed='true'] {
    color: ${color.red};

    svg {
      fill: currentColor;
    }
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.fill};
    }
  }

  &:active:not(:disabled) {
    transform: scale(0.92);
  }

  &:disabled {
    color: ${color.grey};
    cursor: default;
  }
`;
