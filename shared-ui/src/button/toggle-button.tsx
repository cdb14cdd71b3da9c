import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { formatCount } from '@karavan/shared-ui/format-count';
import { color, duration, ease, media, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { burst } from './burst.ts';

interface ToggleFaceProps {
  /** Its accessible name; the count follows. */
  readonly label: string;
  /** Shown abbreviated beside the icon; hidden when zero. */
  readonly count?: number;
  /** 24 px, hidden from screen readers. */
  readonly icon: ReactNode;
}

export interface ToggleButtonProps
  extends ToggleFaceProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly pressed: boolean;
  /** `warm` turns red when pressed, like a heart. */
  readonly tone?: 'warm' | 'plain';
}

/** A button that stays pressed: an icon with a count of the people who pressed it. */
export function ToggleButton({ label, count, icon, pressed, tone, ...rest }: ToggleButtonProps) {
  return (
    <Root {...rest} type="button" aria-pressed={pressed} $isWarm={tone === 'warm'}>
      <ToggleFace label={label} icon={icon} {...(count !== undefined && { count })} />
    </Root>
  );
}

/** The content of a toggle button, or of a link that looks like one. */
export function ToggleFace({ label, count = 0, icon }: ToggleFaceProps) {
  return (
    <>
      {icon}
      <span className="visually-hidden">{label}</span>
      {count > 0 && <span>{formatCount(count)}</span>}
    </>
  );
}

/** For a link among toggle buttons. */
export const toggleAppearance = css`
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
  font: ${type.second};
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
  ${toggleAppearance}

  ${({ $isWarm }) => $isWarm && burst}
  position: relative;
  /* The padding and half of the icon. */
  --burst: calc(${space[2]} + 12px);

  &[aria-pressed='true'] svg {
    fill: currentColor;
    color: ${({ $isWarm }) => ($isWarm ? color.red : 'inherit')};
  }
`;
