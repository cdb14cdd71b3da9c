import styled, { keyframes } from 'styled-components';
import { color, duration, ease } from '@karavan/shared-ui/tokens';

/** How long the drawing takes, as a CSS time; none for people who prefer reduced motion. */
export const TICK_TIME = `calc(2 * ${duration.slow})`;

/** A tick in a circle that draws itself once. */
export function Tick() {
  return (
    <Drawing viewBox="0 0 72 72" width={72} height={72} aria-hidden>
      <circle cx="36" cy="36" r="34" />
      <path pathLength={1} d="M21 37l10 10 20-22" />
    </Drawing>
  );
}

const grow = keyframes`
  from { transform: scale(0.4); opacity: 0; }
`;

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

const Drawing = styled.svg`
  display: block;

  circle {
    animation: ${grow} ${duration.slow} ${ease.spring} backwards;
    fill: ${color.green};
    transform-origin: center;
  }

  path {
    animation: ${draw} ${duration.slow} ${ease.out} ${duration.slow} backwards;
    fill: none;
    stroke: ${color.onFill};
    stroke-dasharray: 1;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 6;
  }
`;
