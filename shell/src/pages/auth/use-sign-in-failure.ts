import type { ApiError } from '@karavan/shared-api/client';
import { useT } from '../translation.ts';

/**
 * The message of a failed sign-in for the whole form; undefined when it is shown beside a field, or
 * not at all.
 */
export function useSignInFailure(): (error: ApiError | null) => string | undefined {
  const t = useT();
  return (error) => {
    if (!error) return undefined;
    if (error.status === 422) return t('limit_exceeded');
    // Throttled: nothing is shown, so that someone guessing learns nothing.
    if (error.status === 429) return undefined;
    if (error.status === 0) return t('no_connection');
    return Object.keys(error.fields).length > 0 ? undefined : error.message;
  };
}
