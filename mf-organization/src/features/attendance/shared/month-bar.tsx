import { useAtomValue } from 'jotai';
import { localeAtom } from '@karavan/shared-api/state';
import { addMonths, formatDay, monthOf } from '@karavan/shared-ui/days';
import { useT } from './translation.ts';
import { TurnBar } from './turn-bar.tsx';

interface MonthBarProps {
  /** `YYYY-MM` */
  readonly month: string;
  /** The last one that there is anything of. */
  readonly latest: string;
  onChange(month: string): void;
}

/** Turns the months, up to the present one. */
export function MonthBar({ month, latest, onChange }: MonthBarProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  return (
    <TurnBar
      label={t('month')}
      before={t('month_before')}
      after={t('month_after')}
      title={formatDay(`${month}-01`, locale, { month: 'long', year: 'numeric' })}
      isLast={month >= latest}
      onTurn={(count) => onChange(monthOf(addMonths(`${month}-01`, count)))}
    />
  );
}
