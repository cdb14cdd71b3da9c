import { useState } from 'react';
import type { ApiError } from '@karavan/shared-api/client';

type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: ApiError };

export interface Submission {
  readonly isBusy: boolean;
  readonly error: ApiError | null;
  /** Sends, unless something is on its way already; what was typed stays whatever the answer. */
  send<T>(request: () => Promise<Outcome<T>>, onSuccess: (data: T) => void): Promise<void>;
}

/** The state of one form that is sent. */
export function useSubmission(): Submission {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  return {
    isBusy,
    error,
    async send(request, onSuccess) {
      if (isBusy) return;
      setBusy(true);
      setError(null);
      const outcome = await request();
      setBusy(false);
      if (outcome.ok) onSuccess(outcome.data);
      else setError(outcome.error);
    },
  };
}
