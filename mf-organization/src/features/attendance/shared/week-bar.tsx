import { useAtomValue } from 'jotai';
import { localeAtom } from '@karavan/shared-api/state';
import { addDays, formatDay } from '@karavan/shared-ui/days';
import { useT } from './translation.ts';
import { TurnBar } from './turn-bar.tsx';

interface WeekBarProps {
  /** Its Monday, `YYYY-MM-DD`. */
  readonly week: string;
  onChange(week: string): void;
}

const DAYS = 7;

/** Turns the weeks. */
export function WeekBar({ week, onChange }: WeekBarProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const day = (count: number) =>
    formatDay(addDays(week, count), locale, { day: 'numeric', month: 'short' });
  return (
    <TurnBar
      label={t('week')}
      before={t('week_before')}
      after={t('week_after')}
      title={`${day(0)} – ${day(DAYS - 1)}`}
      onTurn={(count) => onChange(addDays(week, count * DAYS))}
    />
  );
}
