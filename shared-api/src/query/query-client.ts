import { environmentManager, QueryClient } from '@tanstack/react-query';
import { isApiError } from '@karavan/shared-api/client';

/** Data younger than this is shown without a refetch, in milliseconds. */
const FRESH_FOR = 30_000;

const RETRIES = 2;

/** The cache of one remote or of the shell. Only transient failures are retried. */
export function createQueryClient(): QueryClient {
  return new FreshQueryClient({
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

/**
 * React Query takes a first read that is under way for the one that an invalidation asks for, although it may have
 * been answered before the write; here it is read once more after that.
 */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries(
    ...[filters, options]: Parameters<QueryClient['invalidateQueries']>
  ): Promise<void> {
    const first = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined)
      .map(({ queryKey, promise }) => ({ queryKey, promise }));
    await super.invalidateQueries(filters, options);
    await Promise.all(
      first.map(async ({ queryKey, promise }) => {
        // How it ends, its own view says.
        await promise?.catch(() => undefined);
        await super.invalidateQueries({ ...filters, queryKey, exact: true }, options);
      }),
    );
  }
}

function isPassing(error: unknown): boolean {
  return isApiError(error) && !error.isCanceled && (error.status === 0 || error.status >= 500);
}
