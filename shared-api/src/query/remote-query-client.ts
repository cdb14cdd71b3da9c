import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@karavan/shared-api/client';

/** Data younger than this is shown without asking again, in milliseconds. */
const FRESH_FOR = 30_000;

/** The cache of one remote. Only failures that may pass by themselves are tried again. */
export function createRemoteQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR,
        retry: (failures, error) => failures < 2 && isPassing(error),
      },
      mutations: { retry: false },
    },
  });
}

function isPassing(error: unknown): boolean {
  return isApiError(error) && !error.isCanceled && (error.status === 0 || error.status >= 500);
}
