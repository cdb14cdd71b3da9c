import { useSyncExternalStore } from 'react';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { formatRelativeTime } from './format-relative-time.ts';

interface RelativeTimeProps {
  /** ISO 8601 */
  readonly date: string;
  readonly locale: string;
  /** The reference time; the server and the browser's first render must use the same one. */
  readonly now: number;
}

/**
 * How long ago something happened: just now, seconds, minutes, hours within a day, then the date where
 * the device is.
 */
export function RelativeTime({ date, locale, now }: RelativeTimeProps) {
  const t = useUiText();
  const timeZone = useSyncExternalStore(neverChanges, ownTimeZone, () => 'UTC');
  const text = formatRelativeTime(Date.parse(date), {
    now,
    locale,
    justNow: t('just_now'),
    timeZone,
  });
  return <time dateTime={date}>{text}</time>;
}

const neverChanges = () => () => undefined;

let own: string | undefined;
const ownTimeZone = () => (own ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);
