import { useCallback } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@karavan/shared-api/client';
import type { Page } from '../contract/page.ts';
import type { Route, RouteInput, RouteOutput } from '../contract/route.ts';
import { useApi } from './api-context.ts';
import {
  endlessListOptions,
  loadNextPage,
  type ItemOf,
  type ListEndpoint,
} from './endless-list-query.ts';

export interface EndlessList<T> {
  /** `error`: the first page has failed, or it waits for the device to be online. */
  readonly status: 'loading' | 'error' | 'ready';
  readonly items: readonly T[];
  /** Exact up to 1,000 and capped there. */
  readonly totalCount: number;
  /** False at the end, and after the next page has failed, until a retry. */
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The first page is being refetched while the old list, or that of the previous filter, is shown. */
  readonly isRefreshing: boolean;
  /** The last failure; items loaded before stay. */
  readonly error: ApiError | null;
  loadMore(): void;
  /** Refetches the first page, which replaces the list when it arrives. */
  refresh(): Promise<void>;
  /** Retries what failed: the first page or the next one. */
  retry(): void;
}

const NOTHING: readonly never[] = [];

/**
 * The list rules of the product in one place: the first page replaces, later ones append; what is
 * shown stays during a request and after a failure; a failed next page ends the list until a retry.
 */
export function useEndlessList<R extends Route>(
  endpoint: ListEndpoint<R>,
  input: RouteInput<R>,
  { enabled = true }: { readonly enabled?: boolean } = {},
): EndlessList<ItemOf<R>> & {
  /** What the first page says besides; undefined while there is none. */
  readonly besides: Partial<Omit<RouteOutput<R>, keyof Page<unknown>>> | undefined;
} {
  const api = useApi();
  const queries = useQueryClient();
  const query = useQuery({
    ...endlessListOptions(api, endpoint, input),
    enabled,
    // A different filter keeps the old list until the new one arrives; a different subject must
    // not.
    placeholderData: (previous, query) =>
      query && subjectOf(query.queryKey.at(-1)) === subjectOf(input) ? previous : undefined,
  });
  const { data, refetch } = query;
  const isMissing = query.isError || query.fetchStatus === 'paused';
  const failedPage = data?.more.status === 'failed' ? data.more.error : null;

  // Callers create a new input on every render; its serialized form keeps the callback stable.
  const inputText = JSON.stringify(input);
  const loadMore = useCallback(
    () => void loadNextPage({ api, queries }, endpoint, JSON.parse(inputText) as RouteInput<R>),
    [api, queries, endpoint, inputText],
  );
  const refresh = useCallback(async () => {
    await refetch();
  }, [refetch]);

  return {
    status: data ? 'ready' : isMissing ? 'error' : 'loading',
    items: data?.items ?? NOTHING,
    totalCount: data?.totalCount ?? 0,
    besides: data?.besides as Partial<RouteOutput<R>> | undefined,
    hasMore: data !== undefined && data.next !== null && failedPage === null,
    isLoadingMore: data?.more.status === 'loading',
    isRefreshing: data !== undefined && query.isFetching,
    error: query.error ?? failedPage,
    loadMore: () => {
      if (!failedPage) loadMore();
    },
    refresh,
    retry: failedPage ? loadMore : () => void refresh(),
  };
}

/** The subject of a list: its path parameters. */
function subjectOf(input: unknown): string | undefined {
  return JSON.stringify((input as { readonly params?: unknown }).params);
}
