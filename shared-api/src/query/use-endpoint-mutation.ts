import { useRef } from 'react';
import {
  useMutation,
  useQueryClient,
  type QueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import {
  dataOf,
  drawIdempotencyKey,
  isApiError,
  type ApiError,
  type Endpoint,
} from '@karavan/shared-api/client';
import type { Route, RouteInput, RouteOutput } from '../contract/route.ts';
import { useApi } from './api-context.ts';
import type { Rollback } from './edit-lists.ts';

export interface EndpointMutationOptions<R extends Route> {
  /** Shows the change at once; what it returns takes it back when the server refuses. */
  readonly optimistic?: (input: RouteInput<R>, queries: QueryClient) => Rollback;
  readonly onSuccess?: (data: RouteOutput<R>, input: RouteInput<R>, queries: QueryClient) => void;
  readonly onError?: (error: ApiError, input: RouteInput<R>) => void;
}

/** Writes through an endpoint. */
export function useEndpointMutation<R extends Route>(
  endpoint: Endpoint<R>,
  { optimistic, onSuccess, onError }: EndpointMutationOptions<R> = {},
): UseMutationResult<RouteOutput<R>, ApiError, RouteInput<R>, Rollback | undefined> {
  const api = useApi();
  const queries = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: async (input: RouteInput<R>) => {
      const key = keyFor.draw(input);
      const result = await api.call(endpoint, input, { idempotencyKey: key });
      if (isAnswered(result.status)) keyFor.forget();
      return dataOf(result) as RouteOutput<R>;
    },
    onMutate: (input) => optimistic?.(input, queries),
    onSuccess: (data, input) => onSuccess?.(data, input, queries),
    onError: (error, input, rollback) => {
      rollback?.();
      if (isApiError(error)) onError?.(error, input);
    },
  });
}

/**
 * While it is unknown whether the last attempt counted, the same input goes out under the same key,
 * so that pressing "pay" again after a lost connection pays once.
 */
function useIdempotencyKey() {
  const attempt = useRef<{ readonly input: string; readonly key: string } | null>(null);
  return {
    draw(input: unknown): string {
      const text = JSON.stringify(input);
      if (attempt.current?.input !== text) {
        attempt.current = { input: text, key: drawIdempotencyKey() };
      }
      return attempt.current.key;
    },
    forget() {
      attempt.current = null;
    },
  };
}

function isAnswered(status: number): boolean {
  return status > 0 && status < 500;
}
