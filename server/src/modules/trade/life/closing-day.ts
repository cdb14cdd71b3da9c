import { CLOSING_NOTICE_DAYS } from '@karavan/shared-api/contract/limits';
import { wallTimeOf } from '../../../platform/time/wall-time.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';

/**
 * The first day without sales that an owner can choose, `YYYY-MM-DD` by the organization's clock.
 * @param isOwed whether clients have cashback there
 */
export function earliestClosing(now: Date, timeZone: string, isOwed: boolean): string {
  const today = wallTimeOf(now, timeZone).slice(0, 10);
  const days = isOwed ? CLOSING_NOTICE_DAYS : 1;
  return new Date(Date.parse(`${today}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Whether clients have been told long enough before that their cashback ends. The chosen day begins at
 * midnight, so of its first day of notice only a part need have passed.
 */
export const isNoticeOver = (announcedAt: Date, now: Date): boolean =>
  now.getTime() - announcedAt.getTime() >= CLOSING_NOTICE_DAYS * DAY_MS - DAY_MS;
