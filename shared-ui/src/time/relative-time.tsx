import { useUiText } from '@karavan/shared-ui/ui-text';
import { formatRelativeTime } from './format-relative-time.ts';

interface RelativeTimeProps {
  /** ISO 8601 */
  readonly date: string;
  readonly locale: string;
  /** The reference time; the server and the browser's first render must use the same one. */
  readonly now: number;
}

/** How long ago something happened: just now, seconds, minutes, hours within a day, then the date. */
export function RelativeTime({ date, locale, now }: RelativeTimeProps) {
  const t = useUiText();
  return (
    <time dateTime={date}>{formatRelativeTime(Date.parse(date), now, locale, t('just_now'))}</time>
  );
}
