import { environmentManager, QueryClient } from '@tanstack/react-query';
import { isApiError } from '@karavan/shared-api/client';

/** Data younger than this is shown without asking again, in milliseconds. */
const FRESH_FOR = 30_000;

const RETRIES = 2;

/** The cache of one remote, or of the shell. Only failures that may pass by themselves are tried again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR,
        // A render on the server is better given up than kept waiting.
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
