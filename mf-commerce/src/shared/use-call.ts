import { useState } from 'react';
import type { ApiResult } from '@karavan/shared-api/client';
import type { Route } from '@karavan/shared-api/contract/route';
import { useShell } from '@karavan/shared-api/remote';
import { useT } from './translation.ts';

/** Runs one call at a time and says in a toast what has become of it. */
export function useCall() {
  const t = useT();
  const { toasts } = useShell();
  const [isPending, setPending] = useState(false);

  /**
   * Answers undefined, and does nothing, while another call is under way.
   * @param done what is said when it succeeds
   */
  async function run<R extends Route>(
    call: () => Promise<ApiResult<R>>,
    done?: string,
  ): Promise<ApiResult<R> | undefined> {
    if (isPending) return undefined;
    setPending(true);
    const answer = await call();
    setPending(false);
    if (!answer.ok) {
      const { status, message } = answer.error;
      toasts.show({ kind: 'error', text: status === 0 ? t('check_connection') : message });
    } else if (done !== undefined) toasts.show({ kind: 'success', text: done });
    return answer;
  }

  return { isPending, run };
}
