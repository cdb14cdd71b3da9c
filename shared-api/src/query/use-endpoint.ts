import {
  keepPreviousData,
  queryOptions,
  useQuery,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { dataOf, type ApiClient, type ApiError, type Endpoint } from '@karavan/shared-api/client';
import type { Route, RouteInput, RouteOutput } from '../contract/route.ts';
import { useApi } from './api-context.ts';
import { endpointKey } from './endpoint-key.ts';

export interface EndpointQueryOptions {
  readonly enabled?: boolean;
  /** Shows the answer to the previous input until the new one arrives. */
  readonly keepPrevious?: boolean;
  /** How long the answer stays fresh, in milliseconds. */
  readonly staleTime?: number;
  /** Refetches at this interval while the view is shown, in milliseconds. */
  readonly refetchInterval?: number | false;
}

/** The query behind an endpoint, for `useQuery`, `ensureQueryData` and the like. */
export function endpointOptions<R extends Route>(
  api: ApiClient,
  endpoint: Endpoint<R>,
  input: RouteInput<R>,
) {
  return queryOptions<RouteOutput<R>, ApiError>({
    queryKey: endpointKey(endpoint, 'one', input),
    queryFn: async ({ signal }) =>
      dataOf(await api.call(endpoint, input, { signal })) as RouteOutput<R>,
  });
}

/**
 * Reads one answer and caches it: the old data stays during a refetch and when it fails; a
 * different input starts empty.
 */
export function useEndpoint<R extends Route>(
  endpoint: Endpoint<R>,
  input: RouteInput<R>,
  { keepPrevious = false, ...options }: EndpointQueryOptions = {},
): UseQueryResult<RouteOutput<R>, ApiError> {
  return useQuery({
    ...endpointOptions(useApi(), endpoint, input),
    ...options,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}

/** Loads an answer before the view renders; rejects when that fails, like prefetchEndlessList. */
export async function prefetchEndpoint<R extends Route>(
  { api, queries }: { readonly api: ApiClient; readonly queries: QueryClient },
  endpoint: Endpoint<R>,
  input: RouteInput<R>,
): Promise<void> {
  await queries.fetchQuery(endpointOptions(api, endpoint, input));
}
