import { infiniteQueryOptions, useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import type { Page } from '../contract/page.ts';

interface EndlessListOptions<T> {
  readonly queryKey: QueryKey;
  /** Asks for the page after `cursor`, or for the first one. */
  readonly fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<T>>;
}

/** The query behind an endless list, for a component and for a prefetch alike. */
export function endlessListOptions<T>({ queryKey, fetchPage }: EndlessListOptions<T>) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page<T>) => page.next ?? undefined,
  });
}

export interface EndlessList<T> {
  readonly status: 'loading' | 'error' | 'ready';
  readonly items: readonly T[];
  /** False at the end, and after the next page has failed, until somebody retries. */
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The last failure; what was loaded before stays. */
  readonly error: Error | null;
  loadMore(): void;
  /** Tries again whatever has failed: the first page or the next one. */
  retry(): void;
}

/**
 * The list rules of the product, in one place: the first page replaces, later ones append, a request
 * keeps what is shown, a failure keeps it too, and a failed next page ends the list until a retry.
 */
export function useEndlessList<T>(options: EndlessListOptions<T>): EndlessList<T> {
  const query = useInfiniteQuery(endlessListOptions(options));
  const loadMore = () => {
    if (query.hasNextPage && !query.isFetching && !query.isFetchNextPageError) {
      void query.fetchNextPage();
    }
  };
  return {
    status: query.data ? 'ready' : query.isError ? 'error' : 'loading',
    items: query.data?.pages.flatMap((page) => page.list) ?? [],
    hasMore: query.hasNextPage && !query.isFetchNextPageError,
    isLoadingMore: query.isFetchingNextPage,
    error: query.error,
    loadMore,
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}
