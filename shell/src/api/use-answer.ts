import { useEffect, useState } from 'react';
import type { ApiClient, Endpoint } from '@karavan/shared-api/client';
import type { Route, RouteInput, RouteOutput } from '@karavan/shared-api/contract/route';

export interface AnswerQuery<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  refetch(): void;
}

/**
 * Reads one answer for a view of the shell, which has no query cache of its own. A refetch keeps what
 * was there; another input starts empty.
 */
export function useAnswer<R extends Route>(
  api: ApiClient,
  endpoint: Endpoint<R>,
  input: RouteInput<R>,
): AnswerQuery<RouteOutput<R>> {
  const key = JSON.stringify(input);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly data: RouteOutput<R> }>();
  const [failed, setFailed] = useState<string>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const leaving = new AbortController();
    setFailed(undefined);
    void api
      .call(endpoint, JSON.parse(key) as RouteInput<R>, { signal: leaving.signal })
      .then((result) => {
        if (leaving.signal.aborted) return;
        if (result.ok) setAnswer({ key, data: result.data as RouteOutput<R> });
        else setFailed(key);
      });
    return () => leaving.abort();
  }, [api, endpoint, key, attempt]);
  return {
    data: answer?.key === key ? answer.data : undefined,
    isError: failed === key,
    refetch: () => setAttempt(attempt + 1),
  };
}
