import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, type } from '@karavan/shared-ui/tokens';

export interface Bar {
  /** Its place from the left, from 0. */
  readonly at: number;
  readonly value: number;
  /** Drawn behind it, to compare with. */
  readonly before?: number;
  /** Tells the bar where it cannot be seen, and to a pointer that rests on it. */
  readonly words: string;
}

interface BarChartProps {
  readonly caption: ReactNode;
  readonly bars: readonly Bar[];
  /** How many bars there is room for. */
  readonly places: number;
  /** What stands below the first place and below the last. */
  readonly ends: readonly [string, string];
  readonly className?: string;
}

/** The drawing is so high, and a place so wide, in its own units: it is stretched to fit. */
const HEIGHT = 100;
const PLACE = 20;

/** Values by place, each bar as high as it is to the largest. Screen readers get them as a list. */
export function BarChart({ caption, bars, places, ends, className }: BarChartProps) {
  const most = Math.max(0, ...bars.flatMap(({ value, before = 0 }) => [value, before])) || 1;
  return (
    <Figure className={className}>
      <figcaption>{caption}</figcaption>
      <svg viewBox={`0 0 ${places * PLACE} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {bars.map(({ at, value, before, words }) => (
          <g key={at} transform={`translate(${at * PLACE})`}>
            <title>{words}</title>
            {before === undefined ? (
              <rect x={2} width={PLACE - 4} {...heightOf(value / most)} />
            ) : (
              <>
                <rect data-before="" x={1} width={PLACE - 2} {...heightOf(before / most)} />
                <rect x={5} width={PLACE - 10} {...heightOf(value / most)} />
              </>
            )}
          </g>
        ))}
      </svg>
      <Ends aria-hidden>
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </Ends>
      <ul className="visually-hidden">
        {bars.map(({ at, words }) => (
          <li key={at}>{words}</li>
        ))}
      </ul>
    </Figure>
  );
}

/** Refunds may leave less than nothing. */
function heightOf(share: number) {
  const height = Math.max(share, 0) * HEIGHT;
  return { y: HEIGHT - height, height };
}

const Figure = styled.figure`
  display: grid;
  gap: ${space[2]};
  margin: 0;

  svg {
    width: 100%;
    height: 120px;
    border-bottom: 1px solid ${color.border};
    fill: ${color.accent};
  }

  rect[data-before] {
    fill: ${color.borderStrong};
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${color.textMuted};
  font: ${type.caption};
`;
