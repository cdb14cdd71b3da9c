import { useCallback, useId, useRef } from 'react';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  dataOf,
  drawIdempotencyKey,
  isApiError,
  type ApiError,
  type Endpoint,
} from '@karavan/shared-api/client';
import type { Route, RouteInput, RouteOutput } from '../contract/route.ts';
import { useApiHost } from './api-context.ts';
import type { Rollback } from './edit-lists.ts';
import { wordsOf } from './words-of.ts';
import { request, type AnswerTo, type WriteRequest } from './write-request.ts';

export interface WriteOptions<Intent, Data> {
  /** Shows the change at once; what it returns takes it back when the server refuses. */
  readonly optimistic?: (intent: Intent, queries: QueryClient) => Rollback;
  /** The toast on success. */
  readonly done?: string | ((data: Data, intent: Intent) => string | undefined);
  /**
   * The toast on failure: `null` when the view shows the error itself, `undefined` for the error's own
   * words, with what they say of the first field.
   */
  readonly failed?: (error: ApiError, intent: Intent) => string | null | undefined;
  /** `isOutdated`: a later press of the queue waits for its answer. */
  readonly onSuccess?: (
    data: Data,
    intent: Intent,
    queries: QueryClient,
    isOutdated: boolean,
  ) => void;
  readonly onError?: (
    error: ApiError,
    intent: Intent,
    queries: QueryClient,
    isOutdated: boolean,
  ) => void;
  /** Called after success and failure. */
  readonly onSettled?: (intent: Intent, queries: QueryClient) => void;
  /**
   * What happens to a press while the previous one is running. By default it is ignored, so that a
   * double press sends once; presses that differ, such as steps of a quantity, are queued.
   */
  readonly whileBusy?: 'ignore' | 'queue';
}

/** The outcome of a press. */
export type WriteResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: ApiError };

export interface Write<Intent, Data> {
  /** Sends the write; resolves with undefined, doing nothing, when it is ignored. A stable function. */
  readonly send: (intent: Intent) => Promise<WriteResult<Data> | undefined>;
  readonly isPending: boolean;
  /** The latest intent. */
  readonly intent: Intent | undefined;
  /** The answer to the latest press. */
  readonly data: Data | undefined;
  /** Why the latest press failed. */
  readonly error: ApiError | null;
  /** The error of one input field in the latest answer. */
  errorOf(field: string): string | undefined;
  /** Clears the latest press. */
  reset(): void;
}

/**
 * The one way to write. It belongs to one control, or to several of which one is used at a time,
 * and sends to one endpoint, or to the one that a function chooses for the intent. Money writes get
 * their idempotency key here: while it is unknown whether a request has counted, the same intent is
 * sent with the same key, so that pressing "pay" again after a lost connection pays once.
 */
export function useWrite<R extends Route>(
  endpoint: Endpoint<R>,
  options?: WriteOptions<RouteInput<R>, RouteOutput<R>>,
): Write<RouteInput<R>, RouteOutput<R>>;
export function useWrite<Request extends WriteRequest<unknown>, Intent = void>(
  requestFor: (intent: Intent) => Request,
  options?: WriteOptions<Intent, AnswerTo<Request>>,
): Write<Intent, AnswerTo<Request>>;
export function useWrite<Intent, Data>(
  target: Endpoint<Route> | ((intent: Intent) => WriteRequest<Data>),
  {
    optimistic,
    done,
    failed,
    onSuccess,
    onError,
    onSettled,
    whileBusy = 'ignore',
  }: WriteOptions<Intent, Data> = {},
): Write<Intent, Data> {
  const { api, toasts } = useApiHost();
  const queries = useQueryClient();
  const queue = useId();
  const outstanding = useRef(0);
  const keys = useIdempotencyKeys();

  const { mutateAsync, isPending, variables, data, error, reset } = useMutation<
    Data,
    ApiError,
    Intent,
    Rollback | undefined
  >({
    // Without a connection a press fails immediately and says so, instead of waiting silently.
    networkMode: 'always',
    ...(whileBusy === 'queue' && { scope: { id: queue } }),
    async mutationFn(intent) {
      const { endpoint, input } =
        typeof target === 'function'
          ? target(intent)
          : request(target, intent as RouteInput<Route>);
      const result = await api.call(endpoint, input, {
        ...(endpoint.idempotent && { idempotencyKey: keys.keyFor(endpoint, input) }),
      });
      if (isAnswered(result.status)) keys.forget();
      return dataOf(result) as Data;
    },
    onMutate: (intent) => optimistic?.(intent, queries),
    onSuccess(answer, intent) {
      onSuccess?.(answer, intent, queries, outstanding.current > 1);
      const text = typeof done === 'function' ? done(answer, intent) : done;
      if (text !== undefined) toasts.show({ kind: 'success', text });
    },
    onError(failure, intent, rollback) {
      // Anything else is a bug in a callback above, after the server has accepted the write.
      if (!isApiError(failure)) return;
      rollback?.();
      onError?.(failure, intent, queries, outstanding.current > 1);
      const text = failed?.(failure, intent);
      if (text === null || failure.isCanceled) return;
      toasts.show({ kind: 'error', text: text ?? wordsOf(failure) });
    },
    onSettled: (_answer, _failure, intent) => onSettled?.(intent, queries),
  });

  const send = useCallback(
    async (intent: Intent): Promise<WriteResult<Data> | undefined> => {
      // Two presses in the same moment both see the state before the first one.
      if (outstanding.current > 0 && whileBusy === 'ignore') return undefined;
      outstanding.current += 1;
      try {
        return { ok: true, data: await mutateAsync(intent) };
      } catch (failure) {
        if (!isApiError(failure)) throw failure;
        return { ok: false, error: failure };
      } finally {
        outstanding.current -= 1;
      }
    },
    [mutateAsync, whileBusy],
  );

  return {
    send,
    isPending,
    intent: variables,
    data,
    error,
    errorOf: (field) => error?.fields[field]?.[0],
    reset,
  };
}

/** One key per intent, from the first request until the server has answered one. */
function useIdempotencyKeys() {
  const attempt = useRef<{ readonly intent: string; readonly key: string } | null>(null);
  return {
    keyFor({ method, path }: Endpoint<Route>, input: unknown): string {
      const intent = JSON.stringify([method, path, input]);
      if (attempt.current?.intent !== intent) {
        attempt.current = { intent, key: drawIdempotencyKey() };
      }
      return attempt.current.key;
    },
    forget(): void {
      attempt.current = null;
    },
  };
}

function isAnswered(status: number): boolean {
  return status > 0 && status < 500;
}
