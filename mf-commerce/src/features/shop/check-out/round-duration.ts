import type { PeriodUnit } from '@karavan/shared-api/contract/periods';

/** A length of time as people say it: never shorter, and no more exact than it can be known. */
export function roundDuration(minutes: number): [count: number, unit: PeriodUnit] {
  if (minutes <= 55) return [Math.ceil(Math.max(minutes, 1) / 5) * 5, 'minute'];
  const hours = Math.ceil(minutes / 60);
  return hours < 24 ? [hours, 'hour'] : [Math.ceil(hours / 24), 'day'];
}
