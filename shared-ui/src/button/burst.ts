import { css } from 'styled-components';
import { color, radius } from '@karavan/shared-ui/tokens';

const DOTS = 8;
/** Pixels from the middle. */
const REACH = 20;

const dots = Array.from({ length: DOTS }, (_, index) => {
  const angle = (2 * Math.PI * index) / DOTS;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)].map((part) => Math.round(part * REACH));
  return `${x}px ${y}px ${index % 2 === 0 ? color.coral : color.yellow}`;
}).join(', ');

/**
 * Dots that fly apart once a toggle button gets pressed: as a transition, so that nothing bursts which
 * was pressed before. The button is positioned; `--burst` is where its icon's middle is.
 */
export const burst = css`
  &::after {
    position: absolute;
    top: 50%;
    left: var(--burst, 50%);
    width: 4px;
    height: 4px;
    margin: -2px;
    border-radius: ${radius.full};
    box-shadow: ${dots};
    transform: scale(0);
    pointer-events: none;
    content: '';
  }

  &[aria-pressed='true']::after {
    opacity: 0;
    transform: scale(1.1);
    transition:
      transform 480ms cubic-bezier(0.1, 0.8, 0.3, 1),
      opacity 480ms cubic-bezier(0.7, 0, 1, 1);
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      display: none;
    }
  }
`;
