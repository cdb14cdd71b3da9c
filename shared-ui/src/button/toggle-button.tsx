import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { formatCount } from '@karavan/shared-ui/format-count';
import {
  color,
  duration,
  ease,
  fontSize,
  media,
  radius,
  size,
  space,
} from '@karavan/shared-ui/tokens';

interface MarkFaceProps {
  /** What a screen reader calls it; the count follows. */
  readonly label: string;
  /** Shown in few letters beside the icon; none when it is zero. */
  readonly count?: number;
  /** 24 px, hidden from screen readers. */
  readonly icon: ReactNode;
}

export interface MarkButtonProps
  extends MarkFaceProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly pressed: boolean;
  /** `warm` turns red when pressed, such as a heart. */
  readonly tone?: 'warm' | 'plain';
}

/** A toggle below something that people like, save or discuss. */
export function MarkButton({ label, count, icon, pressed, tone, ...rest }: MarkButtonProps) {
  return (
    <Root {...rest} type="button" aria-pressed={pressed} $isWarm={tone === 'warm'}>
      <MarkFace label={label} icon={icon} {...(count !== undefined && { count })} />
    </Root>
  );
}

/** The inside of a mark button, or of a link that looks like one. */
export function MarkFace({ label, count = 0, icon }: MarkFaceProps) {
  return (
    <>
      {icon}
      <span className="visually-hidden">{label}</span>
      {count > 0 && <span>{formatCount(count)}</span>}
    </>
  );
}

/** For a link that stands among mark buttons. */
export const markAppearance = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  min-width: ${size.touch};
  min-height: ${size.touch};
  padding: 0 ${space[2]};
  border: 0;
  border-radius: ${radius.full};
  background: transparent;
  color: ${color.text};
  font-size: ${fontSize.small};
  cursor: pointer;

  svg {
    transition: transform ${duration.fast} ${ease.out};
  }

  &:active svg {
    transform: scale(0.88);
  }

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const Root = styled.button<{ readonly $isWarm: boolean }>`
  ${markAppearance}

  &[aria-pressed='true'] svg {
    fill: currentColor;
    color: ${({ $isWarm }) => ($isWarm ? color.red : 'inherit')};
  }
`;
