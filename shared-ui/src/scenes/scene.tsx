import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, duration, ease } from '@karavan/shared-ui/tokens';
import { goods } from './drawings/goods.tsx';
import { people } from './drawings/people.tsx';
import { situations } from './drawings/situations.tsx';
import { paint } from './paint.ts';
import type { SceneName } from './scene-name.ts';
import { SCENE_SIZE } from './scene-size.ts';

const DRAWINGS: Readonly<Record<SceneName, ReactNode>> = { ...goods, ...people, ...situations };

/** A small drawing before the desert: by day in the light scheme, by night in the dark one. */
export function Scene({ name }: { readonly name: SceneName }) {
  return (
    <Drawing viewBox="0 0 200 140" width={SCENE_SIZE.width} height={SCENE_SIZE.height} aria-hidden>
      <path className="sky" d="M20 124V76a80 72 0 0 1 160 0v48a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8z" />
      <circle className="sun" cx="158" cy="66" r="10" />
      <path
        className="far"
        d="M20 108c24-22 46-22 66-6s52 14 94-16v38a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8z"
      />
      <path
        className="near"
        d="M20 116c34-12 60-8 84-4s50 4 76-8v20a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8z"
      />
      {DRAWINGS[name]}
    </Drawing>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

const Drawing = styled.svg`
  animation: ${appear} ${duration.normal} ${ease.out};

  .sky {
    fill: ${paint.sky};
  }

  .sun {
    fill: ${paint.sun};
  }

  .far {
    fill: ${paint.far};
  }

  .near {
    fill: ${paint.near};
  }

  .paper {
    fill: ${paint.paper};
  }

  .shade {
    fill: ${paint.shade};
  }

  .ink {
    fill: ${paint.ink};
  }

  .warm {
    fill: ${paint.warm};
  }

  .cool {
    fill: ${color.accentFill};
  }

  .love {
    fill: ${color.coral};
  }

  .good {
    fill: ${color.green};
  }

  .bad {
    fill: ${color.badge};
  }

  .line,
  .tick {
    fill: none;
    stroke: ${paint.ink};
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 4;
  }

  .contour {
    stroke: ${paint.contour};
  }

  .tick {
    animation: ${draw} calc(2 * ${duration.normal}) ${ease.out} backwards ${duration.normal};
    stroke: ${color.onFill};
    stroke-dasharray: 1;
    stroke-width: 8;
  }
`;
