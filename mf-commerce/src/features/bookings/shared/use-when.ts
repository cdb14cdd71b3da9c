import { useAtomValue } from 'jotai';
import { localeAtom } from '@karavan/shared-api/state';
import { dateFormat } from '@karavan/shared-ui/intl';

/** Writes moments by the clock of a place. */
export function useWhen(timeZone: string): (moment: string) => string {
  const locale = useAtomValue(localeAtom);
  const format = dateFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return (moment) => format.format(new Date(moment));
}
