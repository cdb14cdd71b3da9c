import { useId } from 'react';
import styled from 'styled-components';
import { color, duration, radius, shadow, space, type } from '@karavan/shared-ui/tokens';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SegmentedControlProps<Value extends string> {
  /** What the choice is about. */
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  onChange(value: NoInfer<Value>): void;
}

/** A choice of one from two to four short options, all visible. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Root role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <SegmentLabel key={segment.value}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.label}
        </SegmentLabel>
      ))}
    </Root>
  );
}

/** In one row, each as wide as the others, as long as their words have room. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 3px;
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
`;

const SegmentLabel = styled.label`
  position: relative;
  display: grid;
  flex: 1 1 0;
  min-width: fit-content;
  place-items: center;
  min-height: 40px;
  padding: ${space[1]} ${space[2]};
  border-radius: 10px;
  color: ${color.textMuted};
  font: ${type.labelSmall};
  text-align: center;
  cursor: pointer;
  transition:
    background-color ${duration.fast},
    color ${duration.fast};

  &:has(:checked) {
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.card};
    color: ${color.text};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }

  /* The touch target extends to the edge of the control: 46 px in total. */
  &::after {
    position: absolute;
    inset: -3px 0;
    content: '';
  }
`;
