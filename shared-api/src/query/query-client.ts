import { environmentManager, QueryClient } from '@tanstack/react-query';
import { isApiError } from '@karavan/shared-api/client';

/** Data younger than this is shown without a refetch, in milliseconds. */
const FRESH_FOR = 30_000;

const RETRIES = 2;

/** The cache of one remote or of the shell. Only transient failures are retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR,
        // On the server it is better to give up a render than to wait.
        retry: (failures, error) =>
          !environmentManager.isServer() && failures < RETRIES && isPassing(error),
      },
      mutations: { retry: false },
    },
  });
}

function isPassing(error: unknown): boolean {
  return isApiError(error) && !error.isCanceled && (error.status === 0 || error.status >= 500);
}
