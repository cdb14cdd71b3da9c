import { useCallback, useEffect, useState } from 'react';
import type { ApiClient } from '@karavan/shared-api/client';
import { getPersonalCode } from '@karavan/shared-api/client/till';
import type { PersonalCode } from '@karavan/shared-api/contract/till';

type Shown =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly code: PersonalCode }
  /** An expired code is useless, so it is no longer shown. */
  | { readonly state: 'failed' };

/** The code of the current minute, renewed before it expires and when the phone wakes up. */
export function usePersonalCode(api: ApiClient): Shown & { retry(): void } {
  const [shown, setShown] = useState<Shown>({ state: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    void api.call(getPersonalCode, {}, { signal: leaving.signal }).then((answer) => {
      if (leaving.signal.aborted) return;
      setShown(answer.ok ? { state: 'ready', code: answer.data } : { state: 'failed' });
      if (answer.ok) timer = setTimeout(retry, answer.data.expires_in * 1000);
    });
    const wake = () => document.visibilityState === 'visible' && retry();
    document.addEventListener('visibilitychange', wake);
    return () => {
      leaving.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [api, attempt, retry]);

  return { ...shown, retry };
}
