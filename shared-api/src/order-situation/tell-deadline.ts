import type { Translate } from '@karavan/shared-api/i18n';
import type { SituationTexts } from './texts.ts';

interface Place {
  /** IANA */
  readonly timeZone: string;
  readonly locale: string;
}

/** Until when the next step has to be done, in the organization's time: `до 24 ноября в 18:40`. */
export function tellDeadline(
  at: string,
  { timeZone, locale }: Place,
  t: Translate<SituationTexts>,
): string {
  const time = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(at));
  return t('until', { time });
}
