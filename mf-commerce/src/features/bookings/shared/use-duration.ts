import { useAtomValue } from 'jotai';
import type { PeriodUnit } from '@karavan/shared-api/contract/periods';
import { localeAtom } from '@karavan/shared-api/state';
import { useT } from '../translation.ts';
import { formatUnits } from '../../../shared/wall-time.ts';

/** Says a duration in words: `3 days`, or `2 nights` where days are counted so. */
export function useDuration(): (units: number, unit: PeriodUnit, byNight: boolean) => string {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  return (units, unit, byNight) =>
    byNight ? t('nights', { count: units }) : formatUnits(units, unit, locale);
}
