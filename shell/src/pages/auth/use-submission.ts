import { useState } from 'react';
import type { ApiError } from '@karavan/shared-api/client';

type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: ApiError };

export interface Submission {
  readonly isBusy: boolean;
  readonly error: ApiError | null;
  /** Sends, unless something is on its way already; what was typed stays whatever the answer. */
  send<T>(
    request: () => Promise<Outcome<T>>,
    onSuccess: (data: T) => void,
    onFailure?: (error: ApiError) => void,
  ): Promise<void>;
  /** Takes back what was said of the last failure. */
  reset(): void;
}

/** The state of one form that is sent. */
export function useSubmission(): Submission {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  return {
    isBusy,
    error,
    async send(request, onSuccess, onFailure) {
      if (isBusy) return;
      setBusy(true);
      setError(null);
      const outcome = await request();
      setBusy(false);
      if (outcome.ok) onSuccess(outcome.data);
      else {
        setError(outcome.error);
        onFailure?.(outcome.error);
      }
    },
    reset: () => setError(null),
  };
}
