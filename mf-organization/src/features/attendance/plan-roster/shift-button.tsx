import styled from 'styled-components';
import type { RosterPerson, Shift } from '@karavan/shared-api/contract/roster';
import { color, media, radius, size, space } from '@karavan/shared-ui/tokens';
import { ShiftLine } from '../shared/shift-line.tsx';
import type { WeekProps } from './week-props.ts';

interface ShiftButtonProps extends Pick<WeekProps, 'onChoose'> {
  readonly shift: Shift;
  readonly person: RosterPerson;
}

/** A shift, which can be changed while it lies ahead. */
export function ShiftButton({ shift, person, onChoose }: ShiftButtonProps) {
  if (shift.state !== 'ahead') return <ShiftLine shift={shift} />;
  return (
    <Press type="button" onClick={() => onChoose({ shift, person })}>
      <ShiftLine shift={shift} />
    </Press>
  );
}

const Press = styled.button`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${size.touch};
  padding: ${space[1]} ${space[2]};
  border: 0;
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  color: ${color.text};
  text-align: start;

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;
