import { useAtomValue } from 'jotai';
import type { ApiError } from '@karavan/shared-api/client';
import { waitingTime } from '@karavan/shared-api/contract/waiting-time';
import { localeAtom } from '@karavan/shared-api/state';
import { useT } from '../translation.ts';

/**
 * The message of a failed sign-in for the whole form; undefined when it is shown beside a field, or
 * not at all. A refusal for a time is shown until the seconds that are left of it are over.
 */
export function useSignInFailure(): (
  error: ApiError | null,
  seconds?: number,
) => string | undefined {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  return (error, seconds = 0) => {
    if (!error) return undefined;
    if (error.code === 'sms_limit_reached' || error.code === 'code_sent_lately') {
      // In minutes: whoever listens to the page is told once in each.
      const when = waitingTime(Math.ceil(seconds / 60) * 60, locale);
      return seconds > 0 ? t(error.code, { when }) : undefined;
    }
    if (error.status === 422) return t('limit_exceeded');
    // Throttled: nothing is shown, so that someone guessing learns nothing.
    if (error.status === 429) return undefined;
    return Object.keys(error.fields).length > 0 ? undefined : error.message;
  };
}
