import type { EarningsPeriod } from '@karavan/shared-api/contract/delivery-board';
import { PeriodField } from '@karavan/shared-ui/period-field';
import { SegmentedControl } from '@karavan/shared-ui/segmented-control';
import { useT } from '../../translation.ts';

/** A period of earnings; the days count for a period of one's own. */
export interface ChosenPeriod {
  readonly period: EarningsPeriod;
  readonly from: string | null;
  readonly to: string | null;
}

const PERIODS = ['day', 'week', 'month', 'own'] as const satisfies readonly EarningsPeriod[];

/** What the server is asked for; null while days are missing or the wrong way round. */
export function queryOf({ period, from, to }: ChosenPeriod) {
  if (period !== 'own') return { period };
  return from !== null && to !== null && from <= to ? { period, from, to } : null;
}

interface PeriodChoiceProps {
  readonly chosen: ChosenPeriod;
  onChange(chosen: ChosenPeriod): void;
}

/** The day, week or month by the clock of the service, or days of one's own. */
export function PeriodChoice({ chosen, onChange }: PeriodChoiceProps) {
  const t = useT();
  return (
    <>
      <SegmentedControl
        label={t('period')}
        segments={PERIODS.map((value) => ({ value, label: t(`period_${value}`) }))}
        value={chosen.period}
        onChange={(period) => onChange({ ...chosen, period })}
      />
      {chosen.period === 'own' && (
        <PeriodField
          label={t('period_own')}
          value={chosen}
          onValueChange={(days) => onChange({ ...chosen, ...days })}
        />
      )}
    </>
  );
}
