import { useAtomValue } from 'jotai';
import { localeAtom } from '@karavan/shared-api/state';
import { formatDate } from '@karavan/shared-ui/format-date';

/** Writes a moment as its day, in the reader's language. */
export function useDay(): (moment: string) => string {
  const locale = useAtomValue(localeAtom);
  return (moment) => formatDate(new Date(moment), 'DD MMMM YYYY', locale);
}
