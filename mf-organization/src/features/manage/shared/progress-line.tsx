import { Check, X } from 'lucide-react';
import styled from 'styled-components';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';

export interface ProgressStep {
  readonly label: string;
  /** `failed` is where it ended otherwise. */
  readonly state: 'done' | 'current' | 'failed' | 'ahead';
}

interface ProgressLineProps {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly steps: readonly ProgressStep[];
}

/** How far something has come, as a line of steps. */
export function ProgressLine({ label, steps }: ProgressLineProps) {
  return (
    <Line aria-label={label}>
      {steps.map(({ label: name, state }, index) => (
        <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Dot aria-hidden>
            {state === 'done' && <Check size={16} strokeWidth={3} />}
            {state === 'failed' && <X size={16} strokeWidth={3} />}
            {(state === 'current' || state === 'ahead') && index + 1}
          </Dot>
          <span>{name}</span>
        </li>
      ))}
    </Line>
  );
}

const Dot = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.full};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  font: ${type.labelSmall};
`;

const Line = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin: ${space[2]} 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: start;
    gap: ${space[2]};
    color: ${color.textMuted};
    font: ${type.caption};
    text-align: center;
    hyphens: auto;
  }

  /* From the step before to this one. */
  li + li::before {
    content: '';
    position: absolute;
    top: 15px;
    inset-inline: calc(-50% + 22px) calc(50% + 22px);
    height: 2px;
    border-radius: 1px;
    background: ${color.border};
  }

  li[data-state='done']::before,
  li[data-state='current']::before,
  li[data-state='failed']::before {
    background: ${color.success};
  }

  li[data-state='done'] ${Dot} {
    background: ${color.successSoft};
    color: ${color.success};
  }

  li[data-state='current'] {
    color: ${color.text};

    ${Dot} {
      background: ${color.accentFill};
      color: ${color.onFill};
    }
  }

  li[data-state='failed'] {
    color: ${color.danger};

    ${Dot} {
      background: ${color.dangerSoft};
      color: ${color.danger};
    }
  }
`;
