import { css } from 'styled-components';
import { color, duration, ease, media, radius, size, space, type } from '@karavan/shared-ui/tokens';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonAppearance {
  readonly $kind: ButtonKind;
  readonly $size: ButtonSize;
  /** Fills the width of its container. */
  readonly $wide: boolean;
}

const KINDS = {
  primary: css`
    background: ${color.accentFill};
    color: ${color.onFill};
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
    background: ${color.dangerFill};
    color: ${color.onFill};
  `,
} satisfies Record<ButtonKind, unknown>;

const SIZES = {
  small: css`
    min-height: 36px;
    padding: 6px ${space[3]};
    border-radius: ${radius.small};
    font: ${type.labelSmall};

    /* It looks small but has the same touch target as the others. */
    &::after {
      position: absolute;
      inset: calc((36px - ${size.touch}) / 2) 0;
      content: '';
    }
  `,
  medium: css`
    min-height: ${size.touch};
    padding: ${space[2]} ${space[4]};
    border-radius: ${radius.medium};
    font: ${type.label};
  `,
  large: css`
    min-height: 52px;
    padding: ${space[3]} ${space[5]};
    border-radius: ${radius.medium};
    font: ${type.label};
  `,
} satisfies Record<ButtonSize, unknown>;

/** The look of a button, also for links that look like one. */
export const buttonAppearance = css<ButtonAppearance>`
  position: relative;
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  /* A container such as a panel may say that it is as wide as its words. */
  width: ${({ $wide }) => ($wide ? '100%' : 'var(--button-width, auto)')};
  border: 0;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    filter ${duration.fast},
    background-color ${duration.fast},
    transform ${duration.fast} ${ease.out};
  ${({ $kind }) => KINDS[$kind]}
  ${({ $size }) => SIZES[$size]}

  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      ${({ $kind }) =>
        $kind === 'quiet' ? `background: ${color.accentSoft};` : 'filter: brightness(1.07);'}
    }
  }

  &:active:not(:disabled, [aria-disabled='true']) {
    transform: scale(0.97);
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    background: ${({ $kind }) => ($kind === 'quiet' ? 'transparent' : color.fill)};
    color: ${color.textMuted};
    cursor: default;
  }
`;
