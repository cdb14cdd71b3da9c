import styled from 'styled-components';
import { TextField } from '@karavan/shared-ui/text-field';
import { space } from '@karavan/shared-ui/tokens';
import type { Changes } from './changes.ts';
import { Select } from './choices.ts';
import { useT } from './figure-texts.ts';
import { PERIODS, type DaySpan, type Period } from './period.ts';

interface PeriodChoiceProps {
  /** Null: days of one's own. */
  readonly period: Period | null;
  readonly span: DaySpan;
  /** What changes in the address. */
  onChange(changes: Changes): void;
}

const OWN = 'own';

/** A period up to today, or a first and a last day. */
export function PeriodChoice({ period, span, onChange }: PeriodChoiceProps) {
  const t = useT();
  const { from, to } = span;

  function choose(value: string): void {
    if (value === OWN) onChange({ days: null, ...span });
    else onChange({ days: value, from: null, to: null });
  }

  /** The other end moves along, rather than that nothing is shown. */
  function chooseDay(end: keyof DaySpan, day: string): void {
    if (day === '') return;
    onChange(
      end === 'from'
        ? { from: day, to: day > to ? day : to }
        : { from: day < from ? day : from, to: day },
    );
  }

  return (
    <Row>
      <Select
        aria-label={t('period')}
        value={period ?? OWN}
        onChange={(event) => choose(event.target.value)}
      >
        {PERIODS.map((length) => (
          <option key={length} value={length}>
            {t(`period_${length}`)}
          </option>
        ))}
        <option value={OWN}>{t('period_own')}</option>
      </Select>
      {period === null && (
        <Days>
          <TextField
            label={t('period_from')}
            type="date"
            value={from}
            onChange={({ target }) => chooseDay('from', target.value)}
          />
          <TextField
            label={t('period_to')}
            type="date"
            value={to}
            onChange={({ target }) => chooseDay('to', target.value)}
          />
        </Days>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};
  min-width: 0;
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: ${space[2]};
`;
