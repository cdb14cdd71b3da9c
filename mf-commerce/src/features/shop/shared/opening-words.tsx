import { useAtomValue } from 'jotai';
import type { WorkingNow } from '@karavan/shared-api/contract/organizations';
import { localeAtom } from '@karavan/shared-api/state';
import { weekdayName } from '@karavan/shared-ui/weekday-name';
import { useT } from '../../../shared/translation.ts';

/** Whether a seller is there now, and until or from when. */
export function OpeningWords({ now: { state, changes, today } }: { readonly now: WorkingNow }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  if (!changes) return t('open_always');
  const { weekday, time, is_today: isToday } = changes;
  const isTomorrow = weekday === (today % 7) + 1;
  const day = weekdayName(weekday, locale);
  if (state === 'open') {
    return t('open_until', { time: isToday || isTomorrow ? time : `${day}, ${time}` });
  }
  if (isToday) return t('opens_today', { time });
  return isTomorrow ? t('opens_tomorrow', { time }) : t('opens_later', { day, time });
}
