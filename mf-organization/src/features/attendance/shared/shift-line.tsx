import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Shift } from '@karavan/shared-api/contract/roster';
import { StatePill, type PillTone } from '@karavan/shared-ui/product/state-pill';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';
import { useLength } from './use-length.ts';
import { timeOf } from './wall-clock.ts';

const TONES: Readonly<Record<Exclude<Shift['state'], 'ahead'>, PillTone>> = {
  missing: 'pending',
  under_way: 'active',
  worked: 'positive',
  absent: 'negative',
};

/** One shift in words: when, as what, and what has come of it. */
export function ShiftLine({ shift }: { readonly shift: Shift }) {
  const t = useT();
  const length = useLength();
  const { start, end, position, state, late_seconds: late } = shift;
  return (
    <Line>
      <strong>
        {timeOf(start)}–{timeOf(end)}
      </strong>
      {position !== '' && <small>{position}</small>}
      {state !== 'ahead' && <StatePill tone={TONES[state]}>{t(`shift_${state}`)}</StatePill>}
      {late > 0 && <StatePill tone="negative">{t('late', { length: length(late) })}</StatePill>}
    </Line>
  );
}

/** What was really worked of a day. */
export function WorkedTimes({
  stays,
}: {
  readonly stays: readonly {
    readonly id: number;
    readonly start: string;
    readonly end: string | null;
  }[];
}): ReactNode {
  const t = useT();
  return stays.map(({ id, start, end }) => (
    <Worked key={id}>
      {t('worked_times', { times: `${timeOf(start)}–${end === null ? t('now') : timeOf(end)}` })}
    </Worked>
  ));
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${space[2]};
  min-width: 0;
  overflow-wrap: anywhere;

  strong {
    font: ${type.label};
    font-variant-numeric: tabular-nums;
  }

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Worked = styled.small`
  display: block;
  color: ${color.textMuted};
  font: ${type.second};
  font-variant-numeric: tabular-nums;
`;
